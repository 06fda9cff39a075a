/** `refused`: the API no longer knows the session. `logout`: the person left. */
export type SessionEnd = 'refused' | 'logout';

/** What the client needs of whoever keeps the session; only the panel's `session/` implements it. */
export interface SessionPort {
  accessToken: () => string | null;
  setAccessToken: (token: string | null) => void;
  isSignedIn: () => boolean;
  /** Called once per session that the API ended, and after a logout. */
  endSession: (reason: SessionEnd) => void;
}
