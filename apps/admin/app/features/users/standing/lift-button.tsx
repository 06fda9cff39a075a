import type { Sanction } from '@buddyline/domain/sanction';
import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRestoreFocus } from '../../../shared/actions/restore-focus.ts';
import { liftMutation } from './standing-queries.ts';

/** Whether a suspension lasts, or a warning counts. */
export function canLift({ kind, isActive, liftedAt }: Sanction): boolean {
  return isActive || (kind === 'warning' && (liftedAt ?? null) === null);
}

/** Ends a suspension at once, or withdraws a warning; the person is told by mail of the former. */
export function LiftButton({ userId, sanction }: { userId: string; sanction: Sanction }) {
  const lift = useMutation(liftMutation(useQueryClient(), userId));
  const restoreFocusTo = useRestoreFocus(lift.isPending);
  return (
    <Button
      variant="outline"
      size="sm"
      pending={lift.isPending}
      onClick={({ currentTarget }) => {
        restoreFocusTo(currentTarget);
        lift.mutate(sanction);
      }}
    >
      {sanction.kind === 'suspension' ? (
        <Trans>Lift the suspension</Trans>
      ) : (
        <Trans>Withdraw the warning</Trans>
      )}
    </Button>
  );
}
