import { hangs } from '@buddyline/tests/time-limits';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { lastChange, undoLastChange } from '../last-change.ts';
import type { Outcome } from './run-items.ts';
import { currentRun } from './run-state.ts';
import { startRun } from './run.ts';

/** Deletes two posts, of which one is refused. @returns how it is undone */
async function deletePosts() {
  const undo = vi.fn<(done: readonly Outcome[]) => void>();
  const says = () => 'Done';
  startRun({
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
  const undo = await deletePosts();
  const undoOther = vi.fn<() => void>();
  lastChange.add({ text: 'Post disabled.', undo: undoOther });
  currentRun.get()?.change?.undo();
  expect(undo).toHaveBeenCalledExactlyOnceWith([{ id: '1', ok: true, undo: 'entry-1' }]);
  expect(undoOther).not.toHaveBeenCalled();
  expect(currentRun.get()?.change).toBeNull();
  expect(lastChange.get()?.text).toBe('Post disabled.');
});

it('a run that was undone by its key is not offered to be undone again', async () => {
  const undo = await deletePosts();
  undoLastChange();
  expect(undo).toHaveBeenCalledOnce();
  expect(currentRun.get()?.change).toBeNull();
});
