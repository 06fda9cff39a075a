import { certificateSchema } from '@buddyline/domain/certificate';
import { commentSchema } from '@buddyline/domain/comment';
import { diveLogSchema } from '@buddyline/domain/dive-log';
import { postSchema } from '@buddyline/domain/post';
import { ticketSchema } from '@buddyline/domain/ticket';
import { trashNouns, type TrashNoun } from '@buddyline/domain/trash';
import { userSchema } from '@buddyline/domain/user';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLogbook, type Logbook } from '../../testing/logbooks/logbook-sql.ts';
import { setPerson } from '../../testing/people-sql.ts';
import { type TestApi, startTestApi } from '../../testing/test-api.ts';
import { trashCalls } from '../../testing/trash.ts';

const routes: Record<TrashNoun, { path: string; schema: v.GenericSchema }> = {
  users: { path: 'users', schema: userSchema },
  posts: { path: 'posts', schema: postSchema },
  comments: { path: 'comments', schema: commentSchema },
  certificates: { path: 'certificates', schema: certificateSchema },
  'dive-logs': { path: 'divelogs', schema: diveLogSchema },
  tickets: { path: 'tickets', schema: ticketSchema },
};
const plantedHash = '$argon2id$planted-hash';

let api: TestApi;
let book: Logbook;
let trash: ReturnType<typeof trashCalls>;
beforeAll(async () => {
  api = await startTestApi();
  trash = trashCalls(api, await api.addPerson({ role: 'ADMIN' }));
  book = await fillLogbook(api);
  await setPerson(api.services.database.db, book.diver.id, { password_hash: plantedHash });
});
afterAll(() => api.close());

/** What the noun's own route shows of the item while it lives. */
async function liveItem(noun: TrashNoun): Promise<object> {
  const { path } = routes[noun];
  const suffix = noun === 'users' ? '/profile' : '';
  const { body } = await trash.get(`${path}/${book.ids[noun]}${suffix}`);
  return v.parse(v.looseObject({}), body?.data);
}

const withoutFiles = { profilePicture: null, imageResourceId: null, fileResourceId: null };

test.each(trashNouns.filter((noun) => noun !== 'comments'))(
  'a preview of %s is what its own route showed, without its files',
  async (noun) => {
    const live = await liveItem(noun);
    const id = await trash.remove(`${routes[noun].path}/${book.ids[noun]}`);
    const { body } = await trash.get(`trash/${id}`);
    const { item } = v.parse(v.object({ item: v.looseObject({}) }), body?.data);
    const files = Object.entries(withoutFiles).filter(([field]) => field in live);
    // Whether the caller likes it is only in the answer of its own route.
    expect({ ...live, ...Object.fromEntries(files) }).toMatchObject(item);
    expect(v.safeParse(routes[noun].schema, item).success).toBe(true);
    await trash.restore(id);
  },
);

test('a preview whose owner is in the trash too has the owner’s name', async () => {
  const id = await trash.remove(`comments/${book.ids.comments}`);
  const owner = await trash.remove(`users/${book.diver.id}`);
  const { body } = await trash.get(`trash/${id}`);
  expect(body?.data).toMatchObject({
    owner: { id: book.diver.id, isInTrash: true },
    item: { content: 'Nice.', Owner: { username: book.diver.username, profilePicture: null } },
  });
  await trash.restore(owner);
  await trash.restore(id);
});

test('no answer has a password hash, a token or the id of a file', async () => {
  const { db } = api.services.database;
  const files = await db.selectFrom('files').select('id').execute();
  const sessions = db.selectFrom('sessions').select('id').where('user_id', '=', book.diver.id);
  const secrets = [
    plantedHash,
    'argon2',
    'password',
    ...files.map(({ id }) => id),
    ...(await sessions.execute()).map(({ id }) => id),
  ];
  const ids: string[] = [];
  for (const noun of trashNouns.toReversed()) {
    ids.push(await trash.remove(`${routes[noun].path}/${book.ids[noun]}`));
  }
  const answers = [await trash.get('trash'), await trash.get('trash/counts')];
  for (const id of ids) answers.push(await trash.get(`trash/${id}`));
  for (const id of ids.toReversed()) answers.push(await trash.restore(id));
  const said = answers.map(({ bytes, headers }) => bytes.toString() + JSON.stringify(headers));
  for (const secret of secrets) expect(said.filter((text) => text.includes(secret))).toEqual([]);
});
