import { exportCalls } from '@buddyline/api-client/exports';
import { exportName } from '@buddyline/domain/exports';
import type { User } from '@buddyline/domain/user';
import { IconButton } from '@buddyline/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import FolderDown from 'lucide-react/icons/folder-down';
import { api } from '../../session/api.ts';
import { watchSession } from '../../session/watch-session.ts';
import { useRestoreFocus } from '../../shared/keyboard/restore-focus.ts';
import { saveFile } from '../../shared/list/save-file.ts';
import { todayHere } from '../../shared/list/today-here.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { useCan } from '../../shared/query/use-can.tsx';

/** Downloads a person's archive. Shown to those with the right, if the backend has archives for staff. */
export function DownloadArchive({ user }: { user: User }) {
  const { t } = useLingui();
  const mayDownload = useCan()('users.archive');
  const hasArchives = useFeature('staff-levels');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const isSameSession = watchSession();
      const archive = await exportCalls(api.calls).archive(user.id);
      if (isSameSession()) saveFile(exportName(user.username, todayHere(), 'zip'), archive);
    },
  });
  const restoreFocusTo = useRestoreFocus(isPending);
  if (!mayDownload || !hasArchives) return null;
  return (
    <IconButton
      icon={FolderDown}
      label={t`Download archive`}
      pending={isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        mutate();
      }}
    />
  );
}
