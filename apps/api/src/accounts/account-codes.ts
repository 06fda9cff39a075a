import { randomBytes, randomInt } from 'node:crypto';
import { type ServerKey, isSigned, sign } from '../session/server-key.ts';

/** What a code is for; a code of one purpose is wrong for another. */
export type CodePurpose =
  | 'confirm-email'
  | 'reset-password'
  | 'reset-link'
  | 'change-email'
  | 'second-step';

/** What a passkey signs a challenge for. */
export type ChallengePurpose = 'add-passkey' | 'passkey-sign-in' | 'passkey-step' | 'passkey-proof';

/** What a code proves, and to whom it was sent. */
export interface CodeSubject {
  purpose: CodePurpose | ChallengePurpose;
  /** The id of a request, a registration or a user; empty for a link, whose token says enough. */
  of: string;
}

/** Keyed hashes of codes: a copy of the database contains no usable code. */
export interface AccountCodes {
  /** The row that the code of this subject is in. */
  keyOf(subject: CodeSubject): string;
  hashOf(subject: CodeSubject, code: string): string;
  /** Whether the hash is that of the code, compared in constant time. */
  isHashOf(hash: string, subject: CodeSubject, code: string): boolean;
}

/** Limits of every code; a link has more time, because it cannot be guessed. */
export const codeMinutes = 15;
export const linkMinutes = 30;
/** How long a right password waits for its second step. */
export const secondStepMinutes = 5;
export const maxTries = 5;

export function createAccountCodes(serverKey: ServerKey): AccountCodes {
  const key = serverKey.derive('account-codes');
  const textOf = ({ purpose, of }: CodeSubject, code = '') =>
    JSON.stringify([purpose, of.toLowerCase(), code]);
  return {
    keyOf: (subject) => sign(key, textOf(subject)),
    hashOf: (subject, code) => sign(key, textOf(subject, code)),
    isHashOf: (hash, subject, code) => isSigned(key, textOf(subject, code), hash),
  };
}

/**
 * Digits and capitals without those that look alike (0 and O, 1 and I) and without vowels, which would spell
 * words.
 */
const signs = '23456789BCDFGHJKLMNPQRSTVWXYZ';

/**
 * Eight letters and digits, for people to type: 500 thousand million codes. Thirty mails an hour with five tries
 * each are 3,600 guesses a day, so somebody who guesses at a million accounts takes 139 days to hit one of them.
 */
export const newCode = (): string => randomSigns(8);

export function randomSigns(length: number): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

/** A code as mails write it: ABCD-EFGH. */
export function inGroups(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** 32 random bytes, for a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
