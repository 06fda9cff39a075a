import type { Sanction } from '@buddyline/domain/sanction';
import type { User } from '@buddyline/domain/user';
import { ActiveSuspension } from '../active-suspension.tsx';

interface Props {
  user: User;
  /** The suspension that lasts, which can be lifted here. */
  active: Sanction | null;
  children: string;
}

/** Why the chosen step cannot be taken. */
export function Obstacle({ user, active, children }: Props) {
  return (
    <div className="grid gap-4 rounded-card border border-notice p-4">
      <p>{children}</p>
      {active && <ActiveSuspension userId={user.id} sanction={active} />}
    </div>
  );
}
