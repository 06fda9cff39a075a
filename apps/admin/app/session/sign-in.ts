import { t } from '@lingui/core/macro';
import { sharedText } from '../language/texts.ts';
import { notifyError, notifySuccess } from '../notify/notify.ts';
import { beginSession } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in. The client's code is fetched here, on first use: the login page itself needs none of it.
 *
 * @throws Error with the server's message, or 'Admins only'
 */
export async function openSession(credentials: Credentials): Promise<void> {
  const { api } = await import('./api.ts');
  const { user } = await api.auth.login(credentials);
  if (user.role.toUpperCase() !== 'ADMIN') {
    // Our API refuses them itself; a backend that does not has opened a session nobody may use.
    await api.auth.logout();
    throw new Error(t`Admins only`);
  }
  beginSession({ userId: user.id, role: user.role, remember: credentials.remember });
}

/**
 * Signs in and says how it went in a toast.
 *
 * @returns why not, in words for the form; nothing when the person is signed in now
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
