import type { Passkey } from '@buddyline/domain/passkey';
import type { TwoStep } from '@buddyline/domain/two-step';
import { onTestFinished, vi } from 'vitest';
import { refusal } from './backend/answers.ts';
import { Backend } from './backend/backend.ts';
import type { Records } from './backend/records.ts';

const at = '2026-10-02T08:15:00.000Z';

/** The second step of somebody who has an authenticator app. */
export const withApp: TwoStep = {
  codesSince: at,
  passkeys: [],
  recoveryCodesLeft: 10,
  isRequired: false,
};

/** The second step of somebody who has passkeys of these names; only the last one was used. */
export function withPasskeys(...names: string[]): TwoStep {
  const passkeys: Passkey[] = names.map((name, n) => ({
    id: name,
    name,
    createdAt: at,
    lastUsedAt: n > 0 && n === names.length - 1 ? at : null,
  }));
  return { codesSince: null, passkeys, recoveryCodesLeft: 10, isRequired: false };
}

/** A backend that refuses a call until there is a proof, which `setProved` gives and takes away. */
export function graveBackend(call: string, records: Partial<Records> = {}) {
  const backend = new Backend(records);
  const [usual, proving] = [backend.usual(call), backend.usual('POST /auth/proof')];
  let isProved = false;
  const setProved = (to: boolean) => (isProved = to);
  backend.on(call, (asked) =>
    isProved ? usual(asked) : refusal(403, 'Confirm that it is you.', { code: 'proof-needed' }),
  );
  backend.on('POST /auth/proof', async (asked) => {
    const answer = await proving(asked);
    setProved(answer.status === undefined);
    return answer;
  });
  return { backend, setProved };
}

/** The browser's question for a passkey, which a test answers: with one that signs, or with a refusal. */
export function watchPasskeys() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes };
  const credential = { id: 'AQID', rawId: bytes, type: 'public-key', response };
  const signed = { ...credential, getClientExtensionResults: () => ({}) };
  const asked = vi.spyOn(navigator.credentials, 'get');
  onTestFinished(() => asked.mockRestore());
  return {
    refuse: () =>
      asked.mockRejectedValueOnce(
        new DOMException('The operation was not allowed.', 'NotAllowedError'),
      ),
    sign: () => asked.mockResolvedValueOnce(signed),
  };
}
