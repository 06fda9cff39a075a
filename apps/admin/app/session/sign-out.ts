import { notifyError } from '../notify/notify.ts';
import { storedUserId } from './session-hints.ts';
import { endSession, isSignedIn } from './session.ts';
import { forgetWantedPage, rememberWantedPage } from './wanted-page.ts';

/** The Logout button: ends the session at the API and in every tab. */
export async function signOut(): Promise<void> {
  forgetWantedPage();
  await logOutAtApi();
  if (isSignedIn()) endSession('logout');
}

/**
 * The guard's logout for a visitor who is not signed in. It calls the API only if this browser has stored
 * a user id; a first visit has no session to end.
 */
export async function signOutVisitor(wantedUrl: string): Promise<void> {
  if (storedUserId() !== null) await logOutAtApi();
  // Not 'logout': a tab with unsaved changes may ask the user to sign in again.
  endSession('refused');
  rememberWantedPage(wantedUrl);
}

/** A failed call is shown but not thrown, so that the session ends in this browser anyway. */
async function logOutAtApi(): Promise<void> {
  try {
    const { api } = await import('./api.ts');
    await api.auth.logout();
  } catch (error) {
    notifyError(error);
  }
}
