import type { ResetPassword } from '@buddyline/domain/account';
import {
  type ChangePassword,
  type Login,
  type LoginResponse,
  loginResponseSchema,
} from '@buddyline/domain/auth';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import { type Session, sessionSchema } from '@buddyline/domain/session';
import * as v from 'valibot';
import { hasStatus } from './api-error.ts';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import type { Refresh } from './refresh.ts';
import type { SessionPort } from './session.ts';
import type { Transport } from './transport.ts';

interface AuthDependencies {
  calls: Calls;
  transport: Transport;
  session: SessionPort;
  refresh: Refresh;
}

export interface AuthCalls {
  /** Stores the access token, if there is one, in the session; the caller marks it as signed in. */
  login: (credentials: Login) => Promise<LoginResponse & ChangeResult>;
  /** Ends the session. If the API cannot be reached, it throws and the session stays. */
  logout: () => Promise<void>;
  changePassword: (userId: string, passwords: ChangePassword) => Promise<ChangeResult>;
  /** Asks for a mail to reset the password; the answer is the same for every address. */
  forgotPassword: (email: string) => Promise<void>;
  resetPassword: (reset: ResetPassword) => Promise<void>;
  /** Where the caller is signed in, last used first. */
  sessions: (signal?: AbortSignal) => Promise<Session[]>;
  endSession: (sessionId: string) => Promise<ChangeResult>;
  endOtherSessions: () => Promise<ChangeResult>;
  /** Replaces the current access token by a new one. */
  refresh: () => Promise<string>;
}

export function authCalls({ calls, transport, session, refresh }: AuthDependencies): AuthCalls {
  /** A call of somebody who is not signed in. */
  const post = (path: string, json: object) =>
    transport({ method: 'post', path, json, schema: messageSchema }, null);

  return {
    async login(credentials) {
      const { data, message } = await transport(
        {
          method: 'post',
          path: 'auth/login',
          json: credentials,
          schema: successSchema(loginResponseSchema),
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
            schema: messageSchema,
            withCookies: true,
            fallback: 'error.session',
          },
          session.accessToken(),
        );
      } catch (error) {
        // 404: a backend without this call. 401: the session has already ended.
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
    forgotPassword: async (email) => {
      await post('auth/forgot-password', { email });
    },
    resetPassword: async (reset) => {
      await post('auth/reset-password', reset);
    },
    sessions: (signal) => calls.read('auth/sessions', v.array(sessionSchema), { signal }),
    endSession: (sessionId) =>
      calls.change({ method: 'delete', path: pathOf('auth', 'sessions', sessionId) }),
    endOtherSessions: () => calls.change({ method: 'delete', path: 'auth/sessions' }),
    refresh: () => refresh(session.accessToken()),
  };
}
