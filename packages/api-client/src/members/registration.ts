import type { ConfirmEmail, Register } from '@buddyline/domain/account';
import { type Registered, registeredSchema } from '@buddyline/domain/account-answers';
import { type LoginResponse, loginResponseSchema } from '@buddyline/domain/auth';
import type { Calls, ChangeResult } from '../calls.ts';
import type { SessionPort } from '../session.ts';

export interface RegistrationCalls {
  /**
   * Mails a code to the address. The answer is the same for every address. The code works only with the returned
   * id, so the app keeps it until the code is confirmed.
   */
  register: (person: Register) => Promise<Registered>;
  /** Mails a new code, which replaces the previous one. */
  sendCode: (registrationId: string) => Promise<ChangeResult>;
  /** Creates the account and stores the access token. The caller marks the session as signed in. */
  confirmEmail: (confirmation: ConfirmEmail) => Promise<LoginResponse>;
}

export function registrationCalls(calls: Calls, session: SessionPort): RegistrationCalls {
  return {
    async register(person) {
      const call = { method: 'post', path: 'auth/register', json: person } as const;
      return (await calls.changeWithData(call, registeredSchema)).data;
    },
    sendCode: (registrationId) =>
      calls.change({ method: 'post', path: 'auth/send-code', json: { registrationId } }),
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
