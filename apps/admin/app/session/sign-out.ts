import { notifyError } from '../notify/notify.ts';
import { storedUserId } from './session-hints.ts';
import { endSession, isSignedIn } from './session.ts';
import { forgetWantedPage, rememberWantedPage } from './wanted-page.ts';

/** The Logout button: ends the session at the API and in every tab. */
export async function signOut(): Promise<void> {
  forgetWantedPage();
  await tellApi();
  if (isSignedIn()) endSession('logout');
}

/**
 * The guard's logout for a visitor who is not signed in. The API is told only when this browser knows
 * of a session at all; a first visit has nothing to end.
 */
export async function signOutVisitor(wantedUrl: string): Promise<void> {
  if (storedUserId() !== null) await tellApi();
  // No choice of theirs: a tab with something unsaved may ask them to sign in again.
  endSession('refused');
  rememberWantedPage(wantedUrl);
}

/** Whoever leaves has left: a failing call is told, and the session ends in this browser anyway. */
async function tellApi(): Promise<void> {
  try {
    const { api } = await import('./api.ts');
    await api.auth.logout();
  } catch (error) {
    notifyError(error);
  }
}
