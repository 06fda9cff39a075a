import type { ConfirmEmail, Register } from '@buddyline/domain/account';
import { type LoginResponse, loginResponseSchema } from '@buddyline/domain/auth';
import type { Calls, ChangeResult } from '../calls.ts';
import type { SessionPort } from '../session.ts';

export interface RegistrationCalls {
  /** Sends a code to the address; the answer is the same for every address. */
  register: (person: Register) => Promise<ChangeResult>;
  /** Sends another code, which replaces the one before. */
  sendCode: (email: string) => Promise<ChangeResult>;
  /** Opens the account and stores the access token; the caller marks the session as signed in. */
  confirmEmail: (confirmation: ConfirmEmail) => Promise<LoginResponse>;
}

export function registrationCalls(calls: Calls, session: SessionPort): RegistrationCalls {
  return {
    register: (person) => calls.change({ method: 'post', path: 'auth/register', json: person }),
    sendCode: (email) => calls.change({ method: 'post', path: 'auth/send-code', json: { email } }),
    async confirmEmail(confirmation) {
      const { data } = await calls.changeWithData(
        {
          method: 'post',
          path: 'auth/confirm-email',
          json: confirmation,
          withCookies: true,
        },
        loginResponseSchema,
      );
      session.setAccessToken(data.accessToken ?? null);
      return data;
    },
  };
}
