import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Turn } from '@buddyline/connections/work-queue';
import { createWorkQueue } from '../http/limits/work-queue.ts';

// OWASP's password storage cheat sheet, 2025: argon2id with 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltBytes = 16;

const argon2Async = promisify(argon2);

/** Each hash uses 19 MiB and a core: two at once, twenty waiting, and nobody without an answer for long. */
const enqueue = createWorkQueue(2, 20, { maxWaitMs: 5_000 });

/** For the operator and the server itself. */
const ownTurn: Turn = { from: '', isFirst: true };

/**
 * Hashes a password with a new salt. @returns the PHC string
 * @throws Failure 503 when the queue is full or too slow
 */
export async function hashPassword(password: string, turn = ownTurn): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await hash({ ...cost, message: prepared(password), nonce: salt }, turn);
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${settings}$${toBase64(salt)}$${toBase64(tag)}`;
}

/**
 * Whether the password matches the stored PHC string. Without one it does the same work and returns false,
 * so that the response time does not reveal which addresses have an account.
 * @throws Failure 503 when the queue is full or too slow
 */
export async function isPassword(
  password: string,
  stored: string | undefined,
  turn = ownTurn,
): Promise<boolean> {
  const known = stored === undefined ? undefined : parse(stored);
  const parameters = known ?? { ...cost, nonce: randomBytes(saltBytes), tag: Buffer.alloc(32) };
  const { length: tagLength } = parameters.tag;
  for (const message of formsOf(password)) {
    const tag = await hash({ ...parameters, message, tagLength }, turn);
    if (timingSafeEqual(tag, parameters.tag) && known !== undefined) return true;
  }
  return false;
}

/**
 * One form for what devices write differently: an é or أ is one letter or two, and a space may be a no-break space
 * (RFC 8265, OpaqueString).
 */
function prepared(password: string): string {
  return password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** The prepared form, and for hashes of before there was one, as it was typed and as other devices write it. */
function formsOf(password: string): Set<string> {
  return new Set([prepared(password), password, password.normalize('NFD')]);
}

function hash(parameters: Argon2Parameters, turn: Turn): Promise<Buffer> {
  return enqueue(() => argon2Async('argon2id', parameters), turn);
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (match === null) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

// PHC strings use base64 without padding.
const toBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
