import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { makeFolder } from '../make-folder.ts';

/** The purposes of derived keys; a value signed for one purpose is invalid for another. */
type Purpose =
  | 'access-token'
  | 'refresh-cookie'
  | 'file-cookie'
  | 'known-browser'
  | 'limits'
  | 'account-codes'
  | 'two-step-secrets'
  | 'recovery-codes';

export interface ServerKey {
  /** A 32-byte key for this purpose. */
  derive(purpose: Purpose): Buffer;
}

/**
 * Opens the key that signs sessions: `SESSION_SECRET`, else a random key that the first start stores in
 * the data folder, readable only by its owner.
 */
export async function openServerKey(
  config: Pick<Config, 'sessionSecret' | 'dataDir'>,
): Promise<ServerKey> {
  const secret = config.sessionSecret ?? (await keyFromFile(config.dataDir));
  return { derive: (purpose) => createHmac('sha256', secret).update(purpose).digest() };
}

/** The MAC of `text`, base64url. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether `mac` is the MAC of `text`, compared in constant time. */
export function isSigned(key: Buffer, text: string, mac: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(mac);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

async function keyFromFile(dataDir: string): Promise<string> {
  const path = join(dataDir, 'server.key');
  makeFolder(dataDir);
  try {
    await writeFile(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = await readFile(path, 'utf8');
  // A full disk may have left an empty file, and anyone could sign with an empty key.
  if (Buffer.byteLength(key) >= 32) return key;
  throw new ConfigError(
    `${path} is damaged: remove it, after which all users have to sign in again.`,
  );
}
