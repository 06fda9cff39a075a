import type { SecondStepNeeded } from '@buddyline/domain/envelope';
import { sharedText } from '../language/texts.ts';
import { notifyError, notifySuccess } from '../notify/notify.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** The password was right, and there is a second step to take. */
export interface SecondStepDue extends SecondStepNeeded {
  remember: boolean;
}

/**
 * Signs in. The API's client is imported on first use, because the login page itself does not need it.
 *
 * @returns the second step that is due; undefined after a successful sign-in
 * @throws Error with the server's message, 'Admins only', or why this browser cannot stay signed in
 */
export async function openSession(credentials: Credentials): Promise<SecondStepDue | undefined> {
  const opening = await import('./open-session.ts');
  return opening.openSession(credentials);
}

/**
 * Signs in and shows the result in a toast.
 *
 * @returns the error message for the form, or the second step that is due; undefined after a successful sign-in
 */
export async function signIn(
  credentials: Credentials,
): Promise<string | SecondStepDue | undefined> {
  try {
    const due = await openSession(credentials);
    if (due === undefined) notifySuccess(sharedText('login.done'));
    return due;
  } catch (error) {
    notifyError(error);
    return error instanceof Error ? error.message : String(error);
  }
}
