/** `refused`: the API no longer accepts the session. `logout`: the user signed out. */
export type SessionEnd = 'refused' | 'logout';

/** What the client needs from the session's owner; implemented by the panel's `session/`. */
export interface SessionPort {
  accessToken: () => string | null;
  setAccessToken: (token: string | null) => void;
  isSignedIn: () => boolean;
  /** Called once per session that the API ended, and after a logout. */
  endSession: (reason: SessionEnd) => void;
}
