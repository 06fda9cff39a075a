import { Button, type ButtonProps } from '@buddyline/ui/button';
import { IconButton } from '@buddyline/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { notifyNotFetched } from '../../notify/notify.ts';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';
import type { DownloadableList } from './download-list.ts';
import { useCan } from '../query/use-can.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';

interface Props {
  list: DownloadableList;
  /** As one of the tools of a list's toolbar. */
  isTool?: boolean;
}

/** Downloads everything that matches the list's search and filters. */
export function DownloadCsv({ list, isTool = false }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const can = useCan();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFirstTouch().then(({ downloadList }) => downloadList(client, list), notifyNotFetched),
  });
  const restoreFocusTo = useRestoreFocus(isPending);
  if (!can(`${list.noun}.export`)) return null;
  const label = t`Download CSV`;
  const button: ButtonProps = {
    pending: isPending,
    onClick: ({ currentTarget }) => {
      restoreFocusTo(currentTarget);
      mutate();
    },
  };
  return isTool ? (
    <IconButton icon={Download} label={label} {...button} />
  ) : (
    <Button variant="outline" {...button}>
      {label}
    </Button>
  );
}
