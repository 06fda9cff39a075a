import type { PasskeyRequest, UsedPasskey } from '@buddyline/domain/passkey';
import { api } from './api.ts';
import { begin } from './open-session.ts';

/** Asks the browser for a passkey; its code is fetched now. */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<UsedPasskey> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON });
}

/** Signs in with a passkey alone. @throws Error of the server or the browser */
export async function signInWithPasskey(remember: boolean): Promise<void> {
  const passkey = await signWithPasskey(await api.auth.passkeyOptions());
  await begin(await api.auth.signInWithPasskey({ passkey, remember }), remember);
}

/** What a passkey of the person with this right password signs. */
export async function signWithPasskeyOf(token: string): Promise<UsedPasskey> {
  return signWithPasskey(await api.auth.passkeyOptions(token));
}
