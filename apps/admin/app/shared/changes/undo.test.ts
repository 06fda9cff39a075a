import { hangs } from '@buddyline/tests/time-limits';
import { toast } from '@buddyline/ui/toast';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogs } from '../../language/catalogs.ts';
import { activateLanguage, loadTexts } from '../../language/language.ts';
import { endSession } from '../../session/session.ts';
import { deletePostMutation, setPostEnabledMutation } from '../query/post-changes.ts';
import { queryClient } from './query-client.ts';
import { fetchFirstTouch } from '../lazy/first-touch.ts';
import { lastChange, undoLastChange } from './last-change.ts';

const patience = { timeout: hangs.expectationMs };

const post = { id: '7', userId: '2', content: 'Manta!', commentsCount: 0, Owner: null };
const restored = ['Post restored. “Manta!”', expect.objectContaining({ label: 'Undo' })];
const changed = 'This was changed by somebody else in the meantime.';
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'error');
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeAll(async () => {
  await Promise.all([loadTexts(catalogs.domain), fetchFirstTouch()]);
  await activateLanguage('en');
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  success.mockClear();
  failure.mockClear();
  lastChange.clear();
  document.body.innerHTML = '<main><h1 tabindex="-1">Posts</h1><ul></ul></main>';
});

function answer(message: string, undo?: string, data: object | null = null) {
  const headers = new Headers(undo === undefined ? [] : [['X-Undo', undo]]);
  fetched.mockResolvedValueOnce(Response.json({ isSuccessful: true, message, data }, { headers }));
}

function refuse(status: number, message: string) {
  fetched.mockResolvedValueOnce(Response.json({ isSuccessful: false, message }, { status }));
}

async function deletePost() {
  const options = deletePostMutation(queryClient);
  await queryClient.getMutationCache().build(queryClient, options).execute(post);
}

/** Deletes the post on a backend that can undo it. */
async function deleteUndoably() {
  answer('Post deleted.', 'entry-1');
  await deletePost();
  await vi.waitFor(() => expect(lastChange.get()).not.toBeNull(), patience);
}

/** What the button of the last toast does. */
function pressed(): () => void {
  const action = success.mock.lastCall?.[1];
  if (!action || !('run' in action)) throw new Error('The toast has no such button.');
  return action.run;
}

const called = () => fetched.mock.calls.map(([{ method, url }]) => `${method} ${url}`);

it('a change is undone from its toast, which shows the result, and the list is refetched', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  await deleteUndoably();
  expect(success).toHaveBeenLastCalledWith(
    'Post deleted. “Manta!”',
    expect.objectContaining({ label: 'Undo' }),
  );
  answer('Post restored.', 'entry-2');
  pressed()();
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith(...restored), patience);
  expect(called().at(-1)).toMatch(/POST .*\/activity\/entry-1\/undo$/);
  expect(invalidate).toHaveBeenCalled();
  // The key does not undo an undo.
  expect(lastChange.get()).toBeNull();
});

it('an answer after the session has ended is not announced to the next person, who could undo it', async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  const deletion = deletePost();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), patience);
  endSession('logout');
  const headers = { 'X-Undo': 'entry-1' };
  late.resolve(
    Response.json({ isSuccessful: true, message: 'Post deleted.', data: null }, { headers }),
  );
  await deletion;
  // What is offered waits for code, which is there.
  await fetchFirstTouch();
  expect(success).not.toHaveBeenCalled();
  expect(lastChange.get()).toBeNull();
  fetched.mockReset();
});

it('an undo that is answered after the session has ended is not announced either', async () => {
  await deleteUndoably();
  success.mockClear();
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  undoLastChange();
  await vi.waitFor(() => expect(called().at(-1)).toMatch(/entry-1\/undo$/), patience);
  endSession('logout');
  late.resolve(Response.json({ isSuccessful: true, message: 'Post restored.', data: null }));
  const isPending = () => queryClient.isMutating() > 0;
  await vi.waitFor(() => expect(isPending()).toBe(false), patience);
  await new Promise((resolve) => setTimeout(resolve));
  expect(success).not.toHaveBeenCalled();
});

it('if a mail has notified the person already, the toast offers to write to them', async () => {
  await deleteUndoably();
  answer('Undone. They have been told by email already.', undefined, { toldId: 'mira' });
  undoLastChange();
  await vi.waitFor(
    () =>
      expect(success).toHaveBeenLastCalledWith(
        'Undone. They have been told by email already. “Manta!”',
        {
          label: 'Write to them',
          to: '/admin/users/mira/staff?write',
        },
      ),
    patience,
  );
  expect(lastChange.get()).toBeNull();
});

it('what came back is focused once the list shows it', async () => {
  await deleteUndoably();
  answer('Post restored.');
  undoLastChange();
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'), patience);
  const item = document.createElement('li');
  item.innerHTML = '<a data-row-link href="/admin/posts/7">Manta!</a>';
  document.querySelector('ul')?.append(item);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Manta!'), patience);
});

it('a key pressed twice undoes an only change once', async () => {
  await deleteUndoably();
  answer('Post restored.');
  undoLastChange();
  undoLastChange();
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith(...restored), patience);
  expect(called()).toHaveLength(2);
});

it("values that have changed since: the toast has the server's sentence, and there is no second try", async () => {
  await deleteUndoably();
  refuse(409, changed);
  undoLastChange();
  await vi.waitFor(() => expect(failure).toHaveBeenLastCalledWith(changed), patience);
  expect(lastChange.get()).toBeNull();
});

it('without a connection it can be undone later', async () => {
  await deleteUndoably();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  undoLastChange();
  await vi.waitFor(() => expect(lastChange.get()?.text).toBe('Post deleted. “Manta!”'), patience);
});

it('an undo that was lost does not replace a later change', async () => {
  await deleteUndoably();
  const { promise, reject } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  undoLastChange();
  await vi.waitFor(() => expect(called()).toHaveLength(2), patience);
  answer('Post deleted, too.', 'entry-2');
  await deletePost();
  await vi.waitFor(
    () => expect(lastChange.get()?.text).toBe('Post deleted, too. “Manta!”'),
    patience,
  );
  reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(failure).toHaveBeenCalled(), patience);
  expect(lastChange.get()?.text).toBe('Post deleted, too. “Manta!”');
});

it('the next change replaces the last one, even if it cannot be undone; the first toast still undoes its own', async () => {
  await deleteUndoably();
  const run = pressed();
  answer('Post disabled.');
  const hide = queryClient
    .getMutationCache()
    .build(queryClient, setPostEnabledMutation(queryClient));
  await hide.execute({ post, isEnabled: false });
  expect(lastChange.get()).toBeNull();
  expect(success).toHaveBeenLastCalledWith('Post disabled.', undefined);
  answer('Post restored.');
  run();
  run();
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith(...restored), {
    timeout: hangs.expectationMs,
  });
  expect(called().at(-1)).toMatch(/POST .*\/activity\/entry-1\/undo$/);
  expect(called()).toHaveLength(3);
});

it('a change that was made while an undo was on its way can be undone, too', async () => {
  await deleteUndoably();
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  undoLastChange();
  await vi.waitFor(() => expect(called()).toHaveLength(2), { timeout: hangs.expectationMs });
  answer('Post deleted, too.', 'entry-2');
  await deletePost();
  await vi.waitFor(() => expect(lastChange.get()?.text).toBe('Post deleted, too. “Manta!”'), {
    timeout: hangs.expectationMs,
  });
  resolve(Response.json({ isSuccessful: true, message: 'Post restored.', data: null }));
  await vi.waitFor(() => expect(success).toHaveBeenLastCalledWith(...restored), {
    timeout: hangs.expectationMs,
  });
  expect(lastChange.get()?.text).toBe('Post deleted, too. “Manta!”');
});

it('while a newer change is on its way, an older one is not undone; if the newer one fails, it can be', async () => {
  await deleteUndoably();
  const { promise, reject } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const failing = deletePost();
  await vi.waitFor(() => expect(called()).toHaveLength(2), patience);
  undoLastChange();
  expect(called()).toHaveLength(2);
  reject(new TypeError('Failed to fetch'));
  await expect(failing).rejects.toThrow('Error Occur Please Try Again');
  expect(lastChange.get()?.text).toBe('Post deleted. “Manta!”');
});

describe('several changes', () => {
  const posts = ['Manta!', 'Wreck', 'Night dive', 'Reef', 'Cave', 'Drift'].map((content, at) => ({
    ...post,
    id: String(at + 1),
    content,
  }));

  async function deleteOne(item: typeof post) {
    answer('Post deleted.', `entry-${item.id}`);
    const options = deletePostMutation(queryClient);
    await queryClient.getMutationCache().build(queryClient, options).execute(item);
    const { content } = item;
    await vi.waitFor(() => expect(lastChange.get()?.text).toContain(content), patience);
  }

  const undone = () =>
    called().flatMap((call) => /activity\/(entry-\d)\/undo$/.exec(call)?.[1] ?? []);

  it('are undone one by one, the latest first, each named, also by quick keys', async () => {
    for (const item of posts) await deleteOne(item);
    posts.forEach(() => answer('Undone.'));
    posts.forEach(() => undoLastChange());
    await vi.waitFor(() => expect(undone()).toHaveLength(6), patience);
    expect(undone()).toEqual(['entry-6', 'entry-5', 'entry-4', 'entry-3', 'entry-2', 'entry-1']);
    await vi.waitFor(
      () => expect(success).toHaveBeenLastCalledWith('Undone. “Manta!”', expect.anything()),
      patience,
    );
    const announced = success.mock.calls
      .map(([text]) => text)
      .filter((text) => text.startsWith('Un'));
    expect(announced).toEqual(posts.toReversed().map(({ content }) => `Undone. “${content}”`));
    expect(lastChange.get()).toBeNull();
  });

  it('one that is undone from its toast is passed over by the key', async () => {
    for (const item of posts.slice(0, 2)) await deleteOne(item);
    const run = pressed();
    await deleteOne({ ...post, id: '3', content: 'Last' });
    answer('Undone.');
    answer('Undone.');
    answer('Undone.');
    run();
    undoLastChange();
    undoLastChange();
    await vi.waitFor(() => expect(undone()).toEqual(['entry-2', 'entry-3', 'entry-1']), patience);
  });

  it('what was undone is done again from its toast, and can be undone again', async () => {
    await deleteOne(post);
    answer('Undone.');
    undoLastChange();
    await vi.waitFor(() => expect(success.mock.lastCall?.[0]).toBe('Undone. “Manta!”'), patience);
    answer('Post deleted.', 'entry-9');
    pressed()();
    await vi.waitFor(() => expect(lastChange.get()?.text).toBe('Post deleted. “Manta!”'), patience);
    expect(called().at(-1)).toMatch(/DELETE .*\/posts\/7$/);
    answer('Undone.');
    undoLastChange();
    await vi.waitFor(() => expect(undone().at(-1)).toBe('entry-9'), patience);
  });

  it('a change that nothing undoes ends the row: an older change would seem to be that one', async () => {
    await deleteOne(post);
    answer('Post disabled.');
    const options = setPostEnabledMutation(queryClient);
    const hide = queryClient.getMutationCache().build(queryClient, options);
    await hide.execute({ post, isEnabled: false });
    await deleteOne({ ...post, id: '8', content: 'Later' });
    answer('Undone.');
    undoLastChange();
    undoLastChange();
    await vi.waitFor(() => expect(undone()).toEqual(['entry-8']), patience);
    expect(lastChange.get()).toBeNull();
  });
});
