import type { Moderation } from '@buddyline/domain/sanction';
import { isStaff } from '@buddyline/domain/role';
import type { User } from '@buddyline/domain/user';
import { useLingui } from '@lingui/react/macro';
import type { ActionStep } from './action-draft.ts';

/** Why a step cannot be taken with a person; null if it can. The API refuses the same. */
export function useObstacle(
  step: ActionStep,
  user: User,
  moderation: Moderation | undefined,
  ownId: string | null,
): string | null {
  const { t } = useLingui();
  if (step === 'delete') return user.id === ownId ? t`You cannot delete your own account.` : null;
  if (step !== 'suspension') return null;
  if (user.id === ownId) return t`You cannot suspend yourself.`;
  if (isStaff(user)) {
    return t`An administrator cannot be suspended: take the role away first.`;
  }
  if (moderation?.active) return t`This person is suspended already: lift that suspension first.`;
  return null;
}
