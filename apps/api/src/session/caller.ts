import type { Role } from '@buddyline/domain/role';
import type { Owner } from '@buddyline/domain/user';

/** The signed-in user, at most a second stale. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** The full name or, without one, the username. */
  name: string;
  /** As their records show them. */
  owner: Owner;
}
