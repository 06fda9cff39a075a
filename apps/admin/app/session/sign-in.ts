import { isStaff } from '@buddyline/domain/role';
import { t } from '@lingui/core/macro';
import { sharedText } from '../language/texts.ts';
import { notifyError, notifySuccess } from '../notify/notify.ts';
import { beginSession, isSignedIn } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in. The API's client is imported on first use, because the login page itself does not need it.
 *
 * @throws Error with the server's message, 'Admins only', or why this browser cannot stay signed in
 */
export async function openSession(credentials: Credentials): Promise<void> {
  const { api } = await import('./api.ts');
  const { user } = await api.auth.login(credentials);
  if (!isStaff({ role: user.role.toUpperCase() })) {
    // Our API rejects them itself. Another backend may have opened a session, which is closed here.
    await api.auth.logout();
    throw new Error(t`Admins only`);
  }
  beginSession({ userId: user.id, role: user.role, remember: credentials.remember });
  if (!isSignedIn()) {
    throw new Error(t`Your browser blocks cookies for this page. Allow them, then sign in again.`);
  }
}

/**
 * Signs in and shows the result in a toast.
 *
 * @returns the error message for the form; undefined after a successful sign-in
 */
export async function signIn(credentials: Credentials): Promise<string | undefined> {
  try {
    await openSession(credentials);
    notifySuccess(sharedText('login.done'));
    return undefined;
  } catch (error) {
    notifyError(error);
    return error instanceof Error ? error.message : String(error);
  }
}
