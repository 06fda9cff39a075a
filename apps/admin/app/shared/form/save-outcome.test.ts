import { ApiError } from '@buddyline/api-client/api-error';
import { listenForToasts } from '@buddyline/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../changes/query-client.ts';
import { saveError } from './edit-mode.ts';

vi.mock('../../session/api.ts', () => ({ api: {} }));

let toasts: string[];
let stop: () => void;

beforeEach(() => {
  toasts = [];
  stop = listenForToasts(({ text }) => toasts.push(text));
});
afterEach(() => stop());

/** The toasts after a save fails with this error. */
async function toastsAfter(error: Error): Promise<string[]> {
  const save = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(error) });
  await expect(save.execute(undefined)).rejects.toBe(error);
  return toasts;
}

it('a rejected save shows the reason', async () => {
  const conflict = new ApiError({ kind: 'http', status: 409, message: 'Taken.' });
  expect(await toastsAfter(conflict)).toEqual(['Taken.']);
  expect(saveError(conflict)).toBe('Taken.');
});

it('a save that the person cancelled shows no error', async () => {
  const aborted = new ApiError({ kind: 'aborted', message: 'The request was cancelled.' });
  expect(await toastsAfter(aborted)).toEqual([]);
  expect(saveError(aborted)).toBeNull();
});
