import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { randomSigns } from '../accounts/account-codes.ts';
import { databaseNow } from '../db/database-clock.ts';
import { type ServerKey, sign } from '../session/server-key.ts';

/** A setup that waits for its first code. */
export interface CodesSetup {
  secret: string;
  uri: string;
  setup: string;
}

/** What the second step needs of the server's key: a copy of the database has no usable secret or code. */
export interface TwoStepKeys {
  /** A new secret for an authenticator app, and the sealed note of it that the client keeps meanwhile. */
  beginSetup(person: { userId: string; email: string }): Promise<CodesSetup>;
  /** The secret, sealed to be stored; null when it is not the user's setup or too old. */
  finishSetup(userId: string, setup: string): string | null;
  /**
   * The time step of a code, at most one step early or late.
   *
   * @returns null when the code is wrong, or the secret was sealed with another key
   */
  counterOf(userId: string, sealedSecret: string, code: string): Promise<number | null>;
  /** Ten codes to be shown once, and the hashes to be stored. */
  newRecoveryCodes(userId: string): { codes: string[]; hashes: string[] };
  recoveryHashOf(userId: string, code: string): string;
}

const recoveryCodeCount = 10;
/** 29 signs each: 420 million million codes. */
const recoveryCodeLength = 10;
const setupMs = 15 * 60_000;

const setupSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ secret: v.string(), until: v.number() }),
);

export function createTwoStepKeys(serverKey: ServerKey, issuer: string): TwoStepKeys {
  const secrets = serverKey.derive('two-step-secrets');
  const recovery = serverKey.derive('recovery-codes');
  const recoveryHashOf = (userId: string, code: string) =>
    sign(recovery, JSON.stringify([userId, code]));

  return {
    beginSetup: async ({ userId, email }) => {
      const { Secret, TOTP } = await import('otpauth');
      const made = new Secret({ size: 20 });
      const uri = new TOTP({ issuer, label: email, secret: made }).toString();
      const secret = made.base32;
      const text = JSON.stringify({ secret, until: databaseNow() + setupMs });
      return { secret, uri, setup: seal(secrets, text, `setup ${userId}`) };
    },
    finishSetup: (userId, setup) => {
      const opened = v.safeParse(setupSchema, unseal(secrets, setup, `setup ${userId}`));
      if (!opened.success || opened.output.until < databaseNow()) return null;
      return seal(secrets, opened.output.secret, userId);
    },
    counterOf: async (userId, sealedSecret, code) => {
      const secret = unseal(secrets, sealedSecret, userId);
      if (secret === null) return null;
      const { Secret, TOTP } = await import('otpauth');
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      const timestamp = databaseNow();
      const delta = app.validate({ token: code, timestamp, window: 1 });
      return delta === null ? null : app.counter({ timestamp }) + delta;
    },
    newRecoveryCodes: (userId) => {
      const codes = Array.from({ length: recoveryCodeCount }, () =>
        randomSigns(recoveryCodeLength),
      );
      return {
        codes: codes.map((code) => code.replace(/.{5}(?=.)/, '$&-')),
        hashes: codes.map((code) => recoveryHashOf(userId, code)),
      };
    },
    recoveryHashOf,
  };
}

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text for one purpose (AES-256-GCM). @param of whose text it is, without which it cannot be opened */
function seal(key: Buffer, text: string, of: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null when it was sealed with another key, for somebody else, or changed */
function unseal(key: Buffer, sealed: string, of: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(of))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
