import { v7 as uuidv7 } from 'uuid';
import type { Answer, TestApi } from '../test-api.ts';

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

export const confirm = (
  api: TestApi,
  email: string,
  code: string,
  more: object = {},
): Promise<Answer> => postAs(api, 'confirm-email', { email, code, ...more });

/** Of calls that were made at once, lowest first. */
export function statusesOf(answers: Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}
