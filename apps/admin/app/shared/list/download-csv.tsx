import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { notifyNotFetched } from '../../notify/notify.ts';
import { useRestoreFocus } from '../keyboard/restore-focus.ts';
import type { DownloadableList } from './download-list.ts';
import { useCan } from '../query/use-can.tsx';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** Downloads everything that matches the list's search and filters: one of the tools of its toolbar. */
export function DownloadCsv({ list }: { list: DownloadableList }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const can = useCan();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFirstTouch().then(({ downloadList }) => downloadList(client, list), notifyNotFetched),
  });
  const restoreFocusTo = useRestoreFocus(isPending);
  if (!can(`${list.noun}.export`)) return null;
  return (
    <ToolbarButton
      icon={Download}
      label={t`Download CSV`}
      pending={isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        mutate();
      }}
    />
  );
}
