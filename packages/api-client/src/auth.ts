import {
  type ChangePassword,
  type Login,
  type LoginResponse,
  loginResponseSchema,
} from '@buddyline/domain/auth';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import type { PasskeyRequest, PasskeySignIn } from '@buddyline/domain/passkey';
import type { SecondStep } from '@buddyline/domain/two-step';
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
  /** Finishes a sign-in whose password was right; otherwise like `login`. */
  takeSecondStep: (step: SecondStep) => Promise<LoginResponse & ChangeResult>;
  /** What a passkey has to sign. @param token of a sign-in whose password was right, of whose person it has to be */
  passkeyOptions: (token?: string) => Promise<PasskeyRequest>;
  /** Signs in with a passkey alone; otherwise like `login`. */
  signInWithPasskey: (signIn: PasskeySignIn) => Promise<LoginResponse & ChangeResult>;
  /** Ends the session. If the API cannot be reached, it throws and the session stays. */
  logout: () => Promise<void>;
  changePassword: (userId: string, passwords: ChangePassword) => Promise<ChangeResult>;
  /** Replaces the current access token by a new one. */
  refresh: () => Promise<string>;
}

export function authCalls({ calls, transport, session, refresh }: AuthDependencies): AuthCalls {
  async function signIn(path: string, json: Login | SecondStep | PasskeySignIn) {
    const schema = successSchema(loginResponseSchema);
    const call = { method: 'post', path, json, schema, withCookies: true } as const;
    const { data, message } = await transport(call, null);
    session.setAccessToken(data.accessToken ?? null);
    return { ...data, message };
  }

  return {
    // Sent only to say no, which is an extension: the specification's call has two fields.
    login: ({ remember, ...credentials }) =>
      signIn('auth/login', remember === false ? { ...credentials, remember } : credentials),
    takeSecondStep: (step) => signIn('auth/second-step', step),
    async passkeyOptions(token) {
      const path = 'auth/passkey/options';
      // Few sign in so, and nobody else has to fetch its schema.
      const { passkeyRequestSchema } = await import('@buddyline/domain/passkey');
      const schema = successSchema(passkeyRequestSchema);
      return (await transport({ method: 'post', path, json: { token }, schema }, null)).data;
    },
    signInWithPasskey: (passkey) => signIn('auth/passkey', passkey),
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
    refresh: () => refresh(session.accessToken()),
  };
}
