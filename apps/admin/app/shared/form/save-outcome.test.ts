import { ApiError } from '@buddyline/api-client/api-error';
import { listenForToasts } from '@buddyline/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query/query-client.ts';
import { saveError } from './edit-mode.ts';

vi.mock('../../session/api.ts', () => ({ api: {} }));

let said: string[];
let stop: () => void;

beforeEach(() => {
  said = [];
  stop = listenForToasts(({ text }) => said.push(text));
});
afterEach(() => stop());

/** What a person is told when a save ends with this error. */
async function toldAfter(error: Error): Promise<string[]> {
  const save = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(error) });
  await expect(save.execute(undefined)).rejects.toBe(error);
  return said;
}

it('a refused save says why', async () => {
  const refusal = new ApiError({ kind: 'http', status: 409, message: 'Taken.' });
  expect(await toldAfter(refusal)).toEqual(['Taken.']);
  expect(saveError(refusal)).toBe('Taken.');
});

it('a save that the person stopped just stops', async () => {
  const calledOff = new ApiError({ kind: 'aborted', message: 'The request was cancelled.' });
  expect(await toldAfter(calledOff)).toEqual([]);
  expect(saveError(calledOff)).toBeNull();
});
