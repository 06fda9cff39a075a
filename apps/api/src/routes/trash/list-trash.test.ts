import { cursorPageSchema } from '@buddyline/domain/cursor';
import { trashItemSchema, trashNouns } from '@buddyline/domain/trash';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleTicket } from '../../db/testing/sample-rows.ts';
import { fillLogbook, type Logbook } from '../../testing/logbooks/logbook-sql.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { type Person, type TestApi, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';

let api: TestApi;
let admin: Person;
let second: Person;
let book: Logbook;
let trash: ReturnType<typeof trashCalls>;
/** The deletions in the order of the list. */
let ids: string[];
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Omar Deep' });
  second = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Marsh' });
  trash = trashCalls(api, admin);
  book = await fillLogbook(api);
  const { db } = api.services.database;
  await setPerson(db, book.diver.id, { full_name: 'Mira Reef' });
  const lost = sampleTicket(book.diver.id, { subject: 'Lost logbook 100%' });
  await db.insertInto('tickets').values(lost).execute();
  const removed = [
    await trash.remove(`tickets/${lost.id}`),
    await trash.remove(`comments/${book.ids.comments}`),
    await trash.remove(`certificates/${book.ids.certificates}`),
    await trashCalls(api, second).remove(`divelogs/${book.ids['dive-logs']}`),
    await trash.remove(`posts/${book.ids.posts}`),
    await trash.remove(`users/${book.diver.id}`),
  ];
  ids = removed.toReversed();
});
afterAll(() => api.close());

async function list(query: string) {
  const { body } = await trash.get(`trash?${query}`);
  return v.parse(cursorPageSchema(trashItemSchema), body?.data);
}
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);

test('newest first, with who deleted what of whom and when it is deleted for good', async () => {
  const { data, next } = await list('');
  expect(data.map(({ id }) => id)).toEqual(ids);
  expect(next).toBeNull();
  expect(data[0]).toMatchObject({
    noun: 'users',
    itemId: book.diver.id,
    label: 'Mira Reef',
    owner: null,
    by: { id: admin.id, name: 'Omar Deep' },
    counts: { posts: 1, 'dive-logs': 1, tickets: 1 },
  });
  expect(data[1]).toMatchObject({
    noun: 'posts',
    label: 'Clear water today.',
    owner: { id: book.diver.id, name: 'Mira Reef', isInTrash: true },
    counts: { comments: 2 },
  });
  expect(data.map(({ noun }) => noun).toSorted()).toEqual([...trashNouns].toSorted());
});

test('page by page', async () => {
  const seen: string[] = [];
  let before = '';
  do {
    const page = await list(`limit=2${before}`);
    seen.push(...page.data.map(({ id }) => id));
    before = page.next === null ? '' : `&before=${page.next}`;
  } while (before !== '');
  expect(seen).toEqual(ids);
});

test('filtered by noun, by who deleted, and searched by label', async () => {
  expect(await idsOf('noun=posts')).toEqual([ids[1]]);
  expect(await idsOf(`by=${second.id}`)).toEqual([ids[2]]);
  expect(await idsOf(`by=${admin.id}&noun=dive-logs`)).toEqual([]);
  expect(await idsOf('search=REEF')).toEqual([ids[0], ids[2]]);
  expect(await idsOf('search=100%25')).toEqual([ids[5]]);
  expect(await idsOf('search=book%20lost&noun=tickets')).toEqual([ids[5]]);
  expect(await idsOf('search=_')).toEqual([]);
});

test('the counts of each noun', async () => {
  const { body } = await trash.get('trash/counts');
  expect(body?.data).toEqual(Object.fromEntries(trashNouns.map((noun) => [noun, 1])));
});

test.each(['noun=files', 'by=me', 'before=1', 'limit=0', 'limit=101', 'search=%00'])(
  '400: %s',
  async (query) => {
    expect(await trash.get(`trash?${query}`)).toMatchObject({ status: 400 });
  },
);

test('restored and purged items are not listed', async () => {
  const [, post, log = ''] = ids;
  const owner = ids[0] ?? '';
  await trash.restore(owner);
  await trash.restore(post ?? '');
  await trash.purge(log);
  expect(await idsOf('')).toEqual(ids.slice(3));
  expect((await trash.get('trash/counts')).body?.data).toEqual({
    comments: 1,
    certificates: 1,
    tickets: 1,
  });
});
