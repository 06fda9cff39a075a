import type { AddPasskey, UsedPasskey } from '@buddyline/domain/passkey';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { wrongPasskey } from './challenges.ts';
import type { PasskeyConfig } from './passkey-config.ts';
import { findPasskey, recordPasskeyUse, type StoredPasskey } from './passkeys-sql.ts';

interface Given<Passkey> {
  /** Null where there are no passkeys. */
  passkeys: PasskeyConfig | null;
  passkey: Passkey;
  /** Spent by this call. */
  challenge: string;
}

/**
 * Checks what a user's passkey has signed, and records the use.
 *
 * @throws Failure 400 when anything is wrong with it
 */
export async function acceptPasskey(
  transaction: Kysely<Database>,
  userId: string,
  given: Given<UsedPasskey>,
): Promise<void> {
  const found = await findPasskey(transaction, userId, given.passkey.id);
  const counter = found && (await signedCounter(found, given));
  if (found === undefined || counter === undefined) throw wrongPasskey();
  await recordPasskeyUse(transaction, found.id, counter);
}

/** @returns undefined when the signature is wrong, or the counter went back: somebody has a copy of the key */
async function signedCounter(
  { credentialId, publicKey, counter }: StoredPasskey,
  { passkeys, passkey, challenge }: Given<UsedPasskey>,
): Promise<number | undefined> {
  if (passkeys === null) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, ...toJson(passkey) },
      expectedChallenge: challenge,
      expectedOrigin: passkeys.origin,
      expectedRPID: passkeys.rpId,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The package throws for everything that is wrong with an answer.
    return undefined;
  }
}

/**
 * Checks a new passkey.
 *
 * @throws Failure 400 when anything is wrong with it
 */
export async function checkNewPasskey({
  passkeys,
  passkey,
  challenge,
}: Given<AddPasskey['passkey']>): Promise<Omit<StoredPasskey, 'id'>> {
  const made =
    passkeys === null || !(await isPlain(passkey))
      ? undefined
      : await madeCredential({ passkeys, passkey, challenge });
  if (made === undefined) throw wrongPasskey();
  const { id: credentialId, publicKey, counter } = made;
  const { transports = [] } = passkey.response;
  const text = Buffer.from(publicKey).toString('base64url');
  return { credentialId, publicKey: text, counter, transports };
}

async function madeCredential({
  passkeys,
  passkey,
  challenge,
}: Given<AddPasskey['passkey']> & { passkeys: PasskeyConfig }) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = passkey.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...toJson(passkey),
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: passkeys.origin,
      expectedRPID: passkeys.rpId,
      supportedAlgorithmIDs: [...algorithms],
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    return undefined;
  }
}

/** EdDSA, ES256 and RS256 of COSE, in the order in which they are preferred. */
export const algorithms = [-8, -7, -257] as const;

/**
 * Whether it brings no certificates of its maker, as it was asked: the package would fetch lists of revoked ones from
 * addresses that they name.
 */
async function isPlain({ response }: AddPasskey['passkey']): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const object = decodeAttestationObject(bytesOf(response.attestationObject));
    const format = object.get('fmt');
    return format === 'none' || (format === 'packed' && !object.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

/** What the package asks for besides. */
const toJson = ({ id }: { id: string }) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
