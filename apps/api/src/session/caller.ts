import type { Role } from '@buddyline/domain/user';

/** The signed-in person, as the database knew them within the last second. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
}
