import { Button } from '@buddyline/ui/button';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFocusKept } from '../actions/focus-kept.ts';

interface Props<TData> {
  query: UseQueryResult<TData>;
  /** Shown while nothing is there yet; it waits 300 ms by itself. */
  loading: ReactNode;
  children: (data: TData) => ReactNode;
}

/**
 * Loading, error and content: different screens, in every list and detail the same way.
 * An error beside data that is already there leaves the data in place.
 */
export function QueryView<TData>({ query, loading, children }: Props<TData>) {
  const { data, error, isFetching, refetch } = query;
  const keepFocus = useFocusKept(isFetching);
  return (
    <>
      {error && (
        <div className={data === undefined ? undefined : 'mb-4'}>
          <ErrorBox
            action={
              <Button
                variant="outline"
                size="sm"
                pending={isFetching}
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget);
                  void refetch();
                }}
              >
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {error.message}
          </ErrorBox>
        </div>
      )}
      {data === undefined && !error && loading}
      {data !== undefined && children(data)}
    </>
  );
}
