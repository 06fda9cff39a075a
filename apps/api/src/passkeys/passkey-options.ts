import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyTransports,
} from '@buddyline/domain/passkey';
import { Failure } from '../http/failure.ts';
import { challengeMs } from './challenges.ts';
import { algorithms } from './check-passkey.ts';
import type { PasskeyConfig } from './passkey-config.ts';
import type { StoredPasskey } from './passkeys-sql.ts';

/** @throws Failure 409 where there are no passkeys */
export function requirePasskeys(passkeys: PasskeyConfig | null): PasskeyConfig {
  if (passkeys !== null) return passkeys;
  throw new Failure(
    409,
    /*i18n*/ {
      id: 'api.passkeys.none-here',
      message: 'There are no passkeys here: they need a panel with a name and https.',
    },
  );
}

const type = 'public-key' as const;

type Known = Pick<StoredPasskey, 'credentialId' | 'transports'>;

const described = ({ credentialId, transports: stored }: Known) => ({
  id: credentialId,
  type,
  transports: passkeyTransports.filter((transport) => stored.includes(transport)),
});

interface Creation {
  passkeys: PasskeyConfig;
  challenge: string;
  brand: string;
  user: { id: string; email: string; name: string };
  /** The passkeys that the user has: a device makes no second one. */
  known: Known[];
}

export function creationOptions(creation: Creation): PasskeyCreation {
  const { passkeys, challenge, brand, user, known } = creation;
  return {
    challenge,
    rp: { id: passkeys.rpId, name: brand },
    user: { id: handleOf(user.id), name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type })),
    timeout: challengeMs,
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** @param known those that may be used; of none, the browser offers all that it has */
export function requestOptions(
  { rpId }: PasskeyConfig,
  challenge: string,
  known: Known[] = [],
): PasskeyRequest {
  const allowCredentials = known.map(described);
  return { challenge, rpId, timeout: challengeMs, userVerification: 'required', allowCredentials };
}

/** What a passkey keeps of its owner. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The id that a handle has, if it is one of ours. */
export const userIdOf = (handle = ''): string => Buffer.from(handle, 'base64url').toString();
