import { Button, type ButtonProps } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyNotFetched } from '../../notify/notify.ts';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';
import type { DownloadableList } from './download-list.ts';
import { useCan } from '../query/use-can.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  list: DownloadableList;
}

/** Downloads everything that matches the list's search and filters. */
export function DownloadCsv({ list, ...look }: Props) {
  const client = useQueryClient();
  const can = useCan();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFirstTouch().then(({ downloadList }) => downloadList(client, list), notifyNotFetched),
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
