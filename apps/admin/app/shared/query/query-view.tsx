import { Button } from '@buddyline/ui/button';
import { ErrorBox } from '@buddyline/ui/error-box';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';

interface Props<TData> {
  query: Pick<UseQueryResult<TData>, 'data' | 'error' | 'isFetching'> & {
    refetch: () => Promise<unknown>;
  };
  /** Shown until there is data. It must delay its own appearance by 300 ms. */
  loading: ReactNode;
  children: (data: TData) => ReactNode;
}

/**
 * The loading, error and content states of every list and detail page. If a refetch fails, the error
 * is shown above the existing data.
 */
export function QueryView<TData>({ query, loading, children }: Props<TData>) {
  const { data, error, isFetching, refetch } = query;
  const restoreFocusTo = useRestoreFocus(isFetching);
  return (
    <>
      {error && (
        <div className={data === undefined ? undefined : 'mb-4'}>
          <ErrorBox
            isWhole={data === undefined}
            action={
              <Button
                variant="outline"
                size="sm"
                pending={isFetching}
                onClick={({ currentTarget }) => {
                  restoreFocusTo(currentTarget);
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
