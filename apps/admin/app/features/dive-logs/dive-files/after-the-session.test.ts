import { hangs } from '@buddyline/tests/time-limits';
import { toast } from '@buddyline/ui/toast';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { offerUndoOfImport, takeMutation } from './import-calls.ts';
import { catalogs } from '../../../language/catalogs.ts';
import { activateLanguage, loadTexts } from '../../../language/language.ts';
import { downloadList } from '../../../shared/list/download-list.ts';
import { queryClient } from '../../../shared/changes/query-client.ts';
import { fetchFirstTouch } from '../../../shared/lazy/first-touch.ts';
import { lastChange } from '../../../shared/changes/last-change.ts';
import { deleteViewMutation } from '../../../shared/list/views/view-queries.ts';
import { endSession } from '../../../session/session.ts';
import { watchSession } from '../../../session/watch-session.ts';

const announced = vi.spyOn(toast, 'success');
const saved = vi.fn<(content: Blob) => string>(() => 'blob:a');

beforeAll(async () => {
  await Promise.all([loadTexts(catalogs.domain), fetchFirstTouch()]);
  await activateLanguage('en');
});

beforeEach(() => {
  announced.mockClear();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved }));
  lastChange.clear();
});

const view = { id: '1', name: 'Waiting', query: '?sort=oldest', isShared: false, isMine: true };
const wish = { take: [1], shiftHours: 0, shiftMinutes: 0, firstNumber: null };
const page = { currentPage: 1, totalPages: 0, data: [] };

function run(options: object, input: object): Promise<unknown> {
  return queryClient.getMutationCache().build(queryClient, options).execute(input);
}

/** Work whose last answer arrives when the next person has signed in already. */
const late: { what: string; begin: () => Promise<unknown>; data: unknown }[] = [
  {
    what: 'a deleted view, which could be made again',
    begin: () => run(deleteViewMutation(queryClient, 'tickets'), view),
    data: null,
  },
  {
    what: 'a downloaded list',
    begin: () =>
      downloadList(queryClient, { noun: 'users', filter: { page: 1, limit: 9, search: '' } }),
    data: page,
  },
  {
    what: 'imported dives, which could be removed',
    begin: async () => {
      const isSameSession = watchSession();
      await run(takeMutation('1'), wish);
      await offerUndoOfImport(queryClient, '1', { text: 'Imported', isSameSession });
    },
    data: { results: [{ n: 1, ok: true, id: '1' }], undo: true },
  },
];

it.each(late)('the next person never gets $what of the session before', async ({ begin, data }) => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  queryClient.setQueryData(['meta'], { features: [] });
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  const work = begin();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: hangs.expectationMs });
  endSession('logout');
  fetched.mockImplementation(() => Promise.resolve(Response.json({ isSuccessful: true, data })));
  resolve(Response.json({ isSuccessful: true, message: 'Done.', data }));
  await work;
  expect(announced).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
  expect(lastChange.get()).toBeNull();
});
