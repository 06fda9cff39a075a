import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Answer, Person, TestApi } from '../test-api.ts';
import { as } from '../test-api.ts';
import { postAs } from './registering.ts';

const passkeyOrigin = 'http://localhost:4001';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What is untrue of an answer. */
interface Lies {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Without a fingerprint, face or PIN. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Another format than none, such as one whose certificates are looked up. */
  format?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

/** A passkey on a device of software. */
export interface Authenticator {
  id: string;
  /** @param options of a call that begins to add a passkey */
  create: (options: Options, lies?: Lies) => object;
  /** @param options of a call for what is to be signed */
  sign: (options: Options, lies?: Lies) => object;
}

interface Options {
  challenge: string;
}

/** @param counter 0 for a synced key, which does not count */
export function createAuthenticator(counter = 0): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);
  let handle = '';
  let uses = counter;

  function clientData(type: string, { challenge }: Options, lies: Lies): string {
    const { origin = passkeyOrigin } = lies;
    const data = { type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false };
    return JSON.stringify(data);
  }

  function authenticatorData(flags: number, lies: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? uses);
    if (counter > 0) uses += 1;
    const verified = lies.isUnverified === true ? 0 : 0x04;
    return Buffer.concat([
      sha256(lies.rpId ?? 'localhost'),
      Buffer.from([flags | 0x01 | verified]),
      count,
    ]);
  }

  return {
    id,
    create: (options, lies = {}) => {
      handle = String(Object(Object(options).user).id);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]);
      const authData = new Uint8Array(
        Buffer.concat([
          authenticatorData(0x40, lies),
          Buffer.alloc(16),
          Buffer.from([0, credentialId.length]),
          credentialId,
          isoCBOR.encode(key),
        ]),
      );
      const { format = 'none' } = lies;
      const object = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, lies)),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's type has no Map of unknown
          attestationObject: base64url(isoCBOR.encode(object as Map<string, string>)),
          transports: ['internal', 'of-tomorrow'],
        },
      };
    },
    sign: (options, lies = {}) => {
      const data = authenticatorData(0, lies);
      const json = clientData('webauthn.get', options, lies);
      const signed = Buffer.concat([data, sha256(json)]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(json),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, lies.key ?? privateKey)),
          userHandle: lies.userHandle ?? handle,
        },
      };
    },
  };
}

/** The options in an answer. */
export const optionsOf = ({ body }: Answer): Options => {
  const data = Object(body?.data);
  return { ...data, challenge: String(data.challenge) };
};

export const beginPasskey = async (api: TestApi, person: Person): Promise<Options> =>
  optionsOf(await postAs(api, 'two-step/passkeys/options', {}, as(person)));

export const confirmPasskey = (api: TestApi, person: Person, passkey: object): Promise<Answer> =>
  postAs(api, 'two-step/passkeys', { name: 'Laptop', passkey }, as(person));

/** A passkey of this person. */
export async function addPasskey(api: TestApi, person: Person, counter = 0) {
  const authenticator = createAuthenticator(counter);
  const made = authenticator.create(await beginPasskey(api, person));
  const { body } = await confirmPasskey(api, person, made);
  const { recoveryCodes } = Object(body?.data);
  return { authenticator, recoveryCodes };
}

/** What a passkey has to sign for a sign-in. @param token of a sign-in whose password was right */
export const passkeyOptions = async (api: TestApi, token?: string): Promise<Options> =>
  optionsOf(await postAs(api, 'passkey/options', { token }));

/** Signs in with a passkey alone. */
export async function signInWith(api: TestApi, authenticator: Authenticator, lies: Lies = {}) {
  const passkey = authenticator.sign(await passkeyOptions(api), lies);
  return postAs(api, 'passkey', { passkey });
}
