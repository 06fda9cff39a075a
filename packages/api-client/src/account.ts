import type { ResetPassword } from '@buddyline/domain/account';
import { type ResetRequested, resetRequestedSchema } from '@buddyline/domain/account-answers';
import type { PasskeyRequest } from '@buddyline/domain/passkey';
import { type Session, sessionSchema } from '@buddyline/domain/session';
import type { Proof } from '@buddyline/domain/two-step';
import * as v from 'valibot';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface AccountCalls {
  /**
   * Asks for a mail to reset the password; the answer is the same for every address. A member's code works with
   * the id of this request only.
   */
  forgotPassword: (email: string) => Promise<ResetRequested>;
  resetPassword: (reset: ResetPassword) => Promise<ChangeResult>;
  /** Where the caller is signed in, last used first. */
  sessions: (signal?: AbortSignal) => Promise<Session[]>;
  endSession: (sessionId: string) => Promise<ChangeResult>;
  endOtherSessions: () => Promise<ChangeResult>;
  /** What a passkey has to sign as a proof. */
  proofOptions: () => Promise<PasskeyRequest>;
  /** Proves that it is still the person who has signed in, for the calls that need it. */
  prove: (proof: Proof) => Promise<ChangeResult>;
}

/**
 * What people do with their own accounts. Not part of `ApiClient`, because few pages need it; give it that
 * client's `calls`.
 */
export function accountCalls(calls: Calls): AccountCalls {
  return {
    async forgotPassword(email) {
      const call = { method: 'post', path: 'auth/forgot-password', json: { email } } as const;
      return (await calls.changeWithData(call, resetRequestedSchema)).data;
    },
    resetPassword: (reset) =>
      calls.change({ method: 'post', path: 'auth/reset-password', json: reset }),
    sessions: (signal) => calls.read('auth/sessions', v.array(sessionSchema), { signal }),
    endSession: (sessionId) =>
      calls.change({ method: 'delete', path: pathOf('auth', 'sessions', sessionId) }),
    endOtherSessions: () => calls.change({ method: 'delete', path: 'auth/sessions' }),
    async proofOptions() {
      const { passkeyRequestSchema } = await import('@buddyline/domain/passkey');
      const call = { method: 'post', path: 'auth/proof/options', json: {} } as const;
      return (await calls.changeWithData(call, passkeyRequestSchema)).data;
    },
    prove: (proof) => calls.change({ method: 'post', path: 'auth/proof', json: proof }),
  };
}
