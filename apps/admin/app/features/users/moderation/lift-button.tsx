import type { Sanction } from '@buddyline/domain/sanction';
import { Button } from '@buddyline/ui/button';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRestoreFocus } from '../../../shared/keyboard/restore-focus.ts';
import { useCan } from '../../../shared/query/use-can.tsx';
import { liftMutation } from './moderation-queries.ts';

/**
 * Whether a sanction has effects that can be undone: an active suspension, posts that an ended suspension left hidden,
 * or a warning that was not withdrawn.
 */
export function canLift({ kind, isActive, liftedAt, hiddenPosts }: Sanction): boolean {
  if (isActive) return true;
  const hasEffects = kind === 'warning' || (kind === 'suspension' && hiddenPosts > 0);
  return hasEffects && (liftedAt ?? null) === null;
}

/**
 * Lifts a suspension, of which the person is notified by mail, or withdraws a warning. If a suspension has ended by
 * itself, it only shows the hidden posts again.
 */
export function LiftButton({ userId, sanction }: { userId: string; sanction: Sanction }) {
  const can = useCan();
  const lift = useMutation(liftMutation(useQueryClient(), userId));
  const restoreFocusTo = useRestoreFocus(lift.isPending);
  if (!can('users.lift')) return null;
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
      {sanction.kind === 'warning' ? (
        <Trans>Withdraw the warning</Trans>
      ) : sanction.isActive ? (
        <Trans>Lift the suspension</Trans>
      ) : (
        <Trans>Show the posts again</Trans>
      )}
    </Button>
  );
}
