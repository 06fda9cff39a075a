import { ApiError } from '@buddyline/api-client/api-error';
import type { Restored, RestoreRequest, TrashItem } from '@buddyline/domain/trash';
import { hangs } from '@buddyline/tests/time-limits';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { notifyError, notifySuccess } from '../../notify/notify.ts';
import { trashSource } from './trash-queries.ts';
import { useRestore } from './use-restore.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
i18n.loadAndActivate({ locale: 'en', messages: {} });

vi.mock('../../notify/notify.ts', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
const calls = vi.hoisted(() => ({
  restore:
    vi.fn<
      (id: string, replacements: RestoreRequest) => Promise<{ message: string; data: Restored }>
    >(),
  get: vi.fn<(id: string) => Promise<TrashItem>>(),
  list: vi.fn<() => Promise<{ data: TrashItem[]; next: null }>>(),
}));
/** What the page did, in its order. */
const steps = vi.hoisted((): string[] => []);
vi.mock('../../shared/changes/page-shield.ts', () => ({
  shieldPage: () => {
    steps.push('the page takes no click');
    return () => undefined;
  },
}));
vi.mock('@buddyline/api-client/trash', () => ({ trashCalls: () => calls }));

const trashed = { by: null, at: null, counts: {}, purgeAt: null };
const omar: TrashItem = {
  ...trashed,
  id: 'd-omar',
  noun: 'users',
  itemId: 'omar',
  label: '@omar',
  owner: null,
};
const owner = { id: 'omar', name: 'Omar', isInTrash: true };
const reef: TrashItem = {
  ...trashed,
  id: 'd-reef',
  noun: 'posts',
  itemId: 'reef',
  label: 'Manta!',
  owner,
};
const restored = { message: 'Restored.', data: { restored: {}, left: {} } };

const refusal = (message: string, fields: ApiError['fields'] = []) =>
  new ApiError({ kind: 'http', status: 409, message, fields });
const ownerFirst = refusal('Restore @omar first.');
const nameTaken = refusal('Taken.', [{ path: 'username', message: 'Taken.' }]);

const trashList = trashSource({ search: '' }).queryKey;
let client: QueryClient;
let restoring: ReturnType<typeof useRestore>;
let leave: () => Promise<void>;

beforeEach(async () => {
  vi.resetAllMocks();
  calls.get.mockResolvedValue(reef);
  calls.list.mockResolvedValue({ data: [omar], next: null });
  steps.length = 0;
  const mutationCache = new MutationCache({
    onSettled: () => void steps.push('the rows below move up'),
  });
  client = new QueryClient({ mutationCache });
  client.setQueryData(trashList, { data: [reef], next: null });
  function Trash() {
    restoring = useRestore();
    return null;
  }
  const Routes = createRoutesStub([{ path: '/', Component: Trash }]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  leave = () => act(async () => root.unmount());
  onTestFinished(leave);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <Routes />
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
});

/** Waits until the answers have arrived. */
const press = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });

// The first of all tests, which waits for that code.
it('the page takes no click before the rows below move up, however late its code arrives', async () => {
  calls.restore.mockResolvedValue(restored);
  await press(() => restoring.restore(reef));
  await vi.waitFor(() => expect(steps).toHaveLength(2), { timeout: hangs.expectationMs });
  expect(steps).toEqual(['the page takes no click', 'the rows below move up']);
});

it('what has come back is not restored again, pressed in a dialog that is fading out', async () => {
  calls.restore.mockResolvedValue(restored);
  await press(() => restoring.restore(reef));
  await press(() => restoring.restore(reef));
  expect(calls.restore).toHaveBeenCalledOnce();
});

it('the item comes back after its owner, also when the owner needs another name', async () => {
  calls.restore.mockRejectedValueOnce(ownerFirst);
  await press(() => restoring.restore(reef));
  expect(restoring.question).toEqual({ kind: 'owner-first', item: reef, refusal: ownerFirst });

  calls.restore.mockRejectedValueOnce(nameTaken);
  await press(() => restoring.restoreOwnerFirst(reef));
  const { question } = restoring;
  expect(question).toEqual({ kind: 'names', item: omar, refusal: nameTaken, next: reef });

  // Another name that is taken too.
  calls.restore.mockRejectedValueOnce(nameTaken);
  await press(() => restoring.restore(omar, { username: 'omar2' }, question?.next));
  expect(restoring.question).toEqual(question);

  calls.restore.mockResolvedValue(restored);
  await press(() => restoring.restore(omar, { username: 'omar3' }, restoring.question?.next));
  expect(calls.restore.mock.calls.slice(-2)).toEqual([
    ['d-omar', { username: 'omar3' }],
    ['d-reef', {}],
  ]);
  expect(restoring.question).toBeNull();
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Restored.', expect.anything());
});

it.each([
  ['is gone from the trash', () => calls.get.mockRejectedValue(new Error('Not found.'))],
  [
    'has its owner again',
    () => calls.get.mockResolvedValue({ ...reef, owner: { ...owner, isInTrash: false } }),
  ],
  ['has an owner who is not found', () => calls.list.mockResolvedValue({ data: [], next: null })],
])('no owner is asked for when the item %s', async (_, change) => {
  change();
  calls.restore.mockRejectedValue(refusal('Omar has restored this already.'));
  await press(() => restoring.restore(reef));
  expect(restoring.question).toBeNull();
  expect(client.getQueryState(trashList)?.isInvalidated).toBe(true);
});

it('a refusal after the question closes it', async () => {
  calls.restore.mockRejectedValueOnce(ownerFirst);
  await press(() => restoring.restore(reef));
  calls.list.mockResolvedValue({ data: [], next: null });
  calls.restore.mockRejectedValueOnce(refusal('Omar has restored this already.'));
  await press(() => restoring.restoreOwnerFirst(reef));
  expect(restoring.question).toBeNull();
});

it('a refusal that arrives after the page was left is said', async () => {
  let refuse: ((error: ApiError) => void) | undefined;
  calls.restore.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  await press(() => restoring.restore(reef));
  await leave();
  await press(() => refuse?.(ownerFirst));
  expect(notifyError).toHaveBeenCalledExactlyOnceWith(ownerFirst);
});

it('a second press before the answer restores nothing again', async () => {
  const answer = Promise.withResolvers<typeof restored>();
  calls.restore.mockReturnValueOnce(answer.promise);
  await act(async () => {
    restoring.restore(reef);
    restoring.restore(reef);
  });
  await act(async () => answer.resolve(restored));
  expect(calls.restore).toHaveBeenCalledOnce();
});
