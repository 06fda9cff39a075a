import { ApiError, type ApiErrorKind } from '@buddyline/api-client/api-error';
import { expect, it } from 'vitest';
import { itemCalls } from './calls.ts';

const failure = (status: number | null, kind: ApiErrorKind = 'http') =>
  new ApiError({ kind, status, message: 'Not this one.' });

function sendFailing(error: Error, goneIsDone = true) {
  const calls = itemCalls(() => Promise.reject(error), { goneIsDone });
  return calls.send(['7']);
}

it('keeps the activity id that undoes a change', async () => {
  const { send } = itemCalls(async () => ({ message: 'Post deleted.', undo: 'entry-1' }), {
    goneIsDone: true,
  });
  expect(await send(['7'])).toEqual([{ id: '7', ok: true, undo: 'entry-1' }]);
});

it('what somebody else has deleted counts as done, but an undo that is unknown does not', async () => {
  expect(await sendFailing(failure(404))).toEqual([{ id: '7', ok: true }]);
  expect(await sendFailing(failure(404), false)).toEqual([
    { id: '7', ok: false, message: 'Not this one.' },
  ]);
});

it.each([400, 403, 409, 422])('%i refuses one item, with its sentence', async (status) => {
  expect(await sendFailing(failure(status))).toEqual([
    { id: '7', ok: false, message: 'Not this one.' },
  ]);
});

it.each([401, 408, 429, 500, 503])('%i says nothing about the item', async (status) => {
  await expect(sendFailing(failure(status))).rejects.toThrow('Not this one.');
});

it('a lost connection says nothing about the item', async () => {
  await expect(sendFailing(failure(null, 'network'))).rejects.toThrow('Not this one.');
});
