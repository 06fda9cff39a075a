import {
  type AddPasskey,
  type PasskeyCreation,
  passkeyCreationSchema,
} from '@buddyline/domain/passkey';
import {
  type CodesSetup,
  codesSetupSchema,
  type ConfirmCodes,
  type RecoveryCodes,
  recoveryCodesSchema,
  type TwoStep,
  twoStepSchema,
} from '@buddyline/domain/two-step';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface TwoStepCalls {
  /** The second step of the caller's sign-in. */
  get: (signal?: AbortSignal) => Promise<TwoStep>;
  /** What an authenticator app needs; nothing changes until `confirmCodes`. */
  beginCodes: () => Promise<CodesSetup>;
  /** Connects the app. The recovery codes are answered this once. */
  confirmCodes: (first: ConfirmCodes) => Promise<ChangeResult & { data: RecoveryCodes }>;
  removeCodes: () => Promise<ChangeResult>;
  /** Ten new ones; the former are void. */
  renewRecoveryCodes: () => Promise<ChangeResult & { data: RecoveryCodes }>;
  /** What the browser needs to make a passkey; nothing changes until `addPasskey`. */
  beginPasskey: () => Promise<PasskeyCreation>;
  /** Recovery codes are answered with the first second step. */
  addPasskey: (passkey: AddPasskey) => Promise<ChangeResult & { data: RecoveryCodes }>;
  renamePasskey: (id: string, name: string) => Promise<ChangeResult>;
  removePasskey: (id: string) => Promise<ChangeResult>;
  /** For somebody else who has lost every device. */
  reset: (userId: string) => Promise<ChangeResult>;
}

/** Not part of `ApiClient`, because few pages need it; give it that client's `calls`. */
export function twoStepCalls(calls: Calls): TwoStepCalls {
  const codes = 'auth/two-step/codes';
  const passkeys = 'auth/two-step/passkeys';
  const passkeyPath = (id: string) => pathOf('auth', 'two-step', 'passkeys', id);
  return {
    get: (signal) => calls.read('auth/two-step', twoStepSchema, { signal }),
    async beginCodes() {
      const call = { method: 'post', path: codes, json: {} } as const;
      return (await calls.changeWithData(call, codesSetupSchema)).data;
    },
    confirmCodes: (first) =>
      calls.changeWithData(
        { method: 'post', path: `${codes}/confirm`, json: first },
        recoveryCodesSchema,
      ),
    removeCodes: () => calls.change({ method: 'delete', path: codes }),
    renewRecoveryCodes: () =>
      calls.changeWithData(
        { method: 'post', path: 'auth/two-step/recovery-codes', json: {} },
        recoveryCodesSchema,
      ),
    async beginPasskey() {
      const call = { method: 'post', path: `${passkeys}/options`, json: {} } as const;
      return (await calls.changeWithData(call, passkeyCreationSchema)).data;
    },
    addPasskey: (passkey) =>
      calls.changeWithData({ method: 'post', path: passkeys, json: passkey }, recoveryCodesSchema),
    renamePasskey: (id, name) =>
      calls.change({ method: 'put', path: passkeyPath(id), json: { name } }),
    removePasskey: (id) => calls.change({ method: 'delete', path: passkeyPath(id) }),
    reset: (userId) =>
      calls.change({ method: 'delete', path: pathOf('users', userId, 'two-step') }),
  };
}
