import { accountCalls } from '@buddyline/api-client/account';
import { api } from '../../session/api.ts';
import { signWithPasskey } from '../../session/passkey.ts';
import { passkeyProblem } from './passkey-problem.ts';

/** Proves with a passkey that it is still the person who has signed in. @throws Error whose message says why not */
export async function prove(): Promise<void> {
  const account = accountCalls(api.calls);
  try {
    await account.prove({ passkey: await signWithPasskey(await account.proofOptions()) });
  } catch (error) {
    throw new Error(passkeyProblem(error), { cause: error });
  }
}
