import { changePasswordSchema, loginSchema } from '@buddyline/domain/auth';
import * as v from 'valibot';
import { Refusal, type Routes } from './route.ts';

/** The only account that can sign in. */
export const specSignIn = { email: 'admin@buddyline.example', password: 'dive-safe-always' };

/** What the refresh returns in `data`: the token itself, or an object that contains it. */
export type RefreshAnswer = 'token' | 'object';

export interface SpecSession {
  routes: Routes;
  /** Makes every access token issued so far invalid. */
  expireTokens: () => void;
  requireToken: (authorization: string | undefined) => void;
}

export function createSpecSession(
  refreshAnswer: RefreshAnswer,
  adminId: string | number,
): SpecSession {
  let issued = 0;
  let firstValid = 1;
  let password = specSignIn.password;

  const routes: Routes = {
    'POST /auth/login': async ({ request, response }) => {
      const { email, password: given } = loginSchema.entries;
      const login = v.parse(v.strictObject({ email, password: given }), await request.json());
      if (login.email !== specSignIn.email || login.password !== password) {
        throw new Refusal(401, 'Invalid credentials');
      }
      response.setHeader('set-cookie', 'refresh=1; HttpOnly; Path=/');
      return { data: { user: { id: adminId, role: 'ADMIN' } } };
    },
    'POST /api/auth/refresh-token': ({ request }) => {
      if (!request.headers.get('cookie')?.includes('refresh=1')) {
        throw new Refusal(401, 'No session');
      }
      issued += 1;
      const accessToken = `token-${issued}`;
      return { data: refreshAnswer === 'token' ? accessToken : { accessToken } };
    },
    'POST /auth/change-password/:id': async ({ request }) => {
      const passwords = v.parse(changePasswordSchema, await request.json());
      if (passwords.oldPassword !== password) throw new Refusal(400, 'Wrong password');
      password = passwords.newPassword;
      return { message: 'Password changed' };
    },
  };

  return {
    routes,
    expireTokens: () => {
      firstValid = issued + 1;
    },
    requireToken: (authorization = '') => {
      const issue = Number(/^Bearer token-(\d+)$/.exec(authorization)?.[1] ?? 0);
      if (issue < firstValid) throw new Refusal(401, 'Unauthorized');
    },
  };
}
