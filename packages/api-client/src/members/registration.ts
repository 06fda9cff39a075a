import type { ConfirmEmail, Register } from '@buddyline/domain/account';
import { type LoginResponse, loginResponseSchema } from '@buddyline/domain/auth';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import type { SessionPort } from '../session.ts';
import type { Transport } from '../transport.ts';

export interface RegistrationCalls {
  /** Sends a code to the address; the answer is the same for every address. */
  register: (person: Register) => Promise<void>;
  /** Sends another code, which replaces the one before. */
  sendCode: (email: string) => Promise<void>;
  /** Opens the account and stores the access token; the caller marks the session as signed in. */
  confirmEmail: (confirmation: ConfirmEmail) => Promise<LoginResponse>;
}

export function registrationCalls(transport: Transport, session: SessionPort): RegistrationCalls {
  const post = async (path: string, json: object) => {
    await transport({ method: 'post', path, json, schema: messageSchema }, null);
  };
  return {
    register: (person) => post('auth/register', person),
    sendCode: (email) => post('auth/send-code', { email }),
    async confirmEmail(confirmation) {
      const { data } = await transport(
        {
          method: 'post',
          path: 'auth/confirm-email',
          json: confirmation,
          schema: successSchema(loginResponseSchema),
          withCookies: true,
        },
        null,
      );
      session.setAccessToken(data.accessToken ?? null);
      return data;
    },
  };
}
