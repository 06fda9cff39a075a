import { Button, type ButtonProps } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyNotFetched } from '../../notify/notify.ts';
import { useRestoreFocus } from '../actions/restore-focus.ts';
import type { DownloadableList } from '../export/download-list.ts';
import { useCan } from '../person/use-can.tsx';
import { fetchActs } from '../select/fetch-acts.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  list: DownloadableList;
}

/** Downloads everything that matches the list's search and filters. */
export function DownloadCsv({ list, ...look }: Props) {
  const client = useQueryClient();
  const can = useCan();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchActs().then(({ downloadList }) => downloadList(client, list), notifyNotFetched),
  });
  const restoreFocusTo = useRestoreFocus(isPending);
  if (!can(`${list.noun}.export`)) return null;
  return (
    <Button
      {...look}
      pending={isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        mutate();
      }}
    >
      <Trans>Download CSV</Trans>
    </Button>
  );
}
