import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { Answer, TestApi } from '../test-api.ts';
import { lastCode, mailsTo } from './mails-sql.ts';

const newPassword = 'my-own-sentence';

let network = 0;
/** Each call comes from a network of its own, so that only limits per account apply. */
function anyNetwork(): string {
  network += 1;
  return `10.${100 + Math.floor(network / 250)}.${network % 250}.1`;
}

export const postAs = (api: TestApi, path: string, payload: object, headers = {}) =>
  api.call({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    headers,
    remoteAddress: anyNetwork(),
  });

export interface Newcomer {
  username: string;
  fullName: string;
  email: string;
  password: string;
}

export function newcomer(given: Partial<Newcomer> = {}): Newcomer {
  const username = `new-${uuidv7().slice(-12)}`;
  const email = `${username}@example.org`;
  return { username, fullName: 'Mira Haddad', email, password: newPassword, ...given };
}

export const register = (api: TestApi, person: Newcomer, headers = {}): Promise<Answer> =>
  postAs(api, 'register', person, headers);

/** The id that the answer of a registration or a request for a new password has. */
export function idOf({ body }: Answer): string {
  const { registrationId, requestId } = Object(body?.data);
  return String(registrationId ?? requestId);
}

/** A registration of a newcomer, with the code of its mail. */
export interface Registered extends Newcomer {
  registrationId: string;
  code: string;
}

export async function registered(api: TestApi, given: Partial<Newcomer> = {}): Promise<Registered> {
  const person = newcomer(given);
  const registrationId = idOf(await register(api, person));
  return { ...person, registrationId, code: await lastCode(api, person.email) };
}

export const confirm = (
  api: TestApi,
  { registrationId, code }: Pick<Registered, 'registrationId' | 'code'>,
  more: object = {},
): Promise<Answer> => postAs(api, 'confirm-email', { registrationId, code, ...more });

/** Asks for a new password and waits for the mail. @returns what the answer and the mail prove */
export async function forget(
  api: TestApi,
  email: string,
  headers = {},
): Promise<{ requestId: string; code: string }> {
  const before = (await mailsTo(api, email)).length;
  const answer = await postAs(api, 'forgot-password', { email }, headers);
  await expect.poll(() => mailsTo(api, email)).toHaveLength(before + 1);
  return { requestId: idOf(answer), code: await lastCode(api, email) };
}

/** A code that is not this one. */
export const otherThan = (code: string): string =>
  code === 'BBBB-BBBB' ? 'CCCC-CCCC' : 'BBBB-BBBB';

/** The statuses of calls that were made at once, lowest first. */
export function statusesOf(answers: Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
