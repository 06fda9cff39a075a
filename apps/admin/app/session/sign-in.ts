import { t } from '@lingui/core/macro';
import { notifyError, notifySuccess } from '../shared/notify.ts';
import { sharedText } from '../shared/texts.ts';
import { beginSession } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in and says how it went in a toast. The client's code is fetched here, on first use: the
 * login page itself needs none of it.
 *
 * @returns whether the person is signed in now
 */
export async function signIn(credentials: Credentials): Promise<boolean> {
  try {
    const { api } = await import('./api.ts');
    const { user } = await api.auth.login(credentials);
    if (user.role.toUpperCase() !== 'ADMIN') {
      // Our API refuses them itself; a backend that does not has opened a session nobody may use.
      await api.auth.logout();
      notifyError(t`Admins only`);
      return false;
    }
    beginSession({ userId: user.id, role: user.role, remember: credentials.remember });
    notifySuccess(sharedText('login.done'));
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  }
}
