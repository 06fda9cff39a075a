import {
  type ChangePassword,
  type Login,
  type LoginAnswer,
  loginAnswerSchema,
} from '@buddyline/domain/auth';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { hasStatus } from './api-error.ts';
import { type Calls, type Done, pathOf } from './calls.ts';
import type { Refresh } from './refresh.ts';
import type { SessionPort } from './session.ts';
import type { Transport } from './transport.ts';

interface AuthParts {
  calls: Calls;
  transport: Transport;
  session: SessionPort;
  refresh: Refresh;
}

export interface AuthCalls {
  /** Hands the access token, if there is one, to the session; the caller marks it as signed in. */
  login: (credentials: Login) => Promise<LoginAnswer & Done>;
  /** Ends the session unless the API could not be reached; then it throws and nothing changes. */
  logout: () => Promise<void>;
  changePassword: (userId: string, passwords: ChangePassword) => Promise<Done>;
  /** A new access token in place of the current one. */
  refresh: () => Promise<string>;
}

export function authCalls({ calls, transport, session, refresh }: AuthParts): AuthCalls {
  return {
    async login(credentials) {
      const { data, message } = await transport(
        {
          method: 'post',
          path: 'auth/login',
          json: credentials,
          answer: successSchema(loginAnswerSchema),
          withCookies: true,
        },
        null,
      );
      session.setAccessToken(data.accessToken ?? null);
      return { ...data, message };
    },
    async logout() {
      try {
        await transport(
          {
            method: 'post',
            path: 'auth/logout',
            answer: messageSchema,
            withCookies: true,
            fallback: 'error.session',
          },
          session.accessToken(),
        );
      } catch (error) {
        // 404: a backend without the call. 401: the session is over already.
        if (hasStatus(error, 401)) return session.endSession('refused');
        if (!hasStatus(error, 404)) throw error;
      }
      session.endSession('logout');
    },
    changePassword: (userId, passwords) =>
      calls.change({
        method: 'post',
        path: pathOf('auth', 'change-password', userId),
        json: passwords,
        withCookies: true,
      }),
    refresh: () => refresh(session.accessToken()),
  };
}
