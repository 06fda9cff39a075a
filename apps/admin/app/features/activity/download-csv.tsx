import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useRestoreFocus } from '../../shared/actions/restore-focus.ts';
import type { ActivityState } from './activity-state.ts';
import { exportMutation } from './export-mutation.ts';

/** Downloads all acts that match the filters. */
export function DownloadCsv({ state }: { state: ActivityState }) {
  const { mutate, isPending } = useMutation(exportMutation);
  const restoreFocusTo = useRestoreFocus(isPending);
  return (
    <Button
      variant="outline"
      pending={isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        mutate(state);
      }}
    >
      <Icon of={Download} />
      <Trans>Download as CSV</Trans>
    </Button>
  );
}
