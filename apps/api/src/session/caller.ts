import type { Role, StaffLevel } from '@buddyline/domain/role';
import type { Owner } from '@buddyline/domain/user';

/** The signed-in user, at most a second stale. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  /** Whether their sign-in has a second step. */
  hasTwoStep: boolean;
  /** Null for members. */
  staffLevel: StaffLevel | null;
  /** The full name or, without one, the username. */
  name: string;
  /** As their records show them. */
  owner: Owner;
}
