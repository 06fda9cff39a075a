import { hangs } from '@buddyline/tests/time-limits';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { lastChange, undoLastChange } from '../last-change.ts';
import { makeLastChange } from '../offer-undo.ts';
import { type SelectedItem, selection } from '../select/select-state.ts';
import type { Outcome } from './run-items.ts';
import { currentRun, type Job } from './run-state.ts';
import { startRun } from './run.ts';

/** Changes two posts, of which one is refused. @returns how it is undone */
async function changePosts(job: Pick<Job, 'address' | 'keepsSelection'> = {}) {
  const undo = vi.fn<(done: readonly Outcome[]) => boolean>(() => true);
  const says = () => 'Done';
  startRun({
    ...job,
    client: new QueryClient(),
    texts: { title: says, question: says, running: says, done: says },
    names: new Map([
      ['1', 'Manta'],
      ['2', 'Wreck'],
    ]),
    calls: {
      perCall: 2,
      atOnce: 1,
      send: async () => [
        { id: '1', ok: true, undo: 'entry-1' },
        { id: '2', ok: false, message: 'No.' },
      ],
    },
    undo,
  });
  await vi.waitFor(() => expect(currentRun.get()?.change).toBeTruthy(), {
    timeout: hangs.expectationMs,
  });
  return undo;
}

it('the outcomes of a run undo that run, whatever was done after it', async () => {
  const undo = await changePosts();
  const undoOther = vi.fn<() => void>();
  lastChange.add({ text: 'Post disabled.', undo: undoOther });
  currentRun.get()?.change?.undo();
  expect(undo).toHaveBeenCalledExactlyOnceWith([{ id: '1', ok: true, undo: 'entry-1' }]);
  expect(undoOther).not.toHaveBeenCalled();
  expect(currentRun.get()?.change).toBeNull();
  expect(lastChange.get()?.text).toBe('Post disabled.');
});

it('a run that was undone by its key is not offered to be undone again', async () => {
  const undo = await changePosts();
  undoLastChange();
  expect(undo).toHaveBeenCalledOnce();
  expect(currentRun.get()?.change).toBeNull();
});

it.each([true, false])(
  'what was refused alone stays selected, also where all would: %s',
  async (keepsSelection) => {
    const item = (id: string): SelectedItem => ({ id, name: id, comments: 0, isLocked: false });
    const items = new Map(['1', '2'].map((id) => [id, item(id)]));
    selection.set({ address: '/posts', items, early: null });
    await changePosts({ address: '/posts', keepsSelection });
    expect([...(selection.get()?.items.keys() ?? [])]).toEqual(['2']);
  },
);

it('an undo that is asked for while a run is going is not lost', async () => {
  await changePosts();
  const answer = Promise.withResolvers<Outcome[]>();
  const says = () => 'Done';
  const job = (send: Job['calls']['send']): Job => ({
    client: new QueryClient(),
    texts: { title: says, question: says, running: says, done: says },
    names: new Map([['1', 'Manta']]),
    calls: { perCall: 1, atOnce: 1, send },
    isUndo: true,
  });
  const change = makeLastChange({
    text: 'Two posts disabled.',
    undo: () => startRun(job(async () => [{ id: '1', ok: true }])),
  });
  startRun(job(() => answer.promise));
  change.undo();
  answer.resolve([{ id: '1', ok: true }]);
  await vi.waitFor(() => expect(currentRun.get()).toBeNull(), { timeout: hangs.expectationMs });
  expect(lastChange.get()).toBe(change);
  change.undo();
  await vi.waitFor(() => expect(currentRun.get()).toBeNull(), { timeout: hangs.expectationMs });
  expect(lastChange.get()).not.toBe(change);
});
