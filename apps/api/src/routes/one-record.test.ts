import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleComment, sampleDiveLog } from '../db/testing/sample-rows.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { writePost } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';
import { openTicket } from '../testing/tickets/tickets-sql.ts';

/** What the tests of reading and deleting one record need to know of its noun. */
interface Noun {
  path: string;
  /** The message of the deletion. */
  deleted: string;
  /** Creates a record, of the diver if possible. @returns the expected response of its GET */
  make(): Promise<{ id: string }>;
  /** Invalid ids. */
  malformed: string[];
  /** Queries of the noun's list that find the record; empty if there is no such list. */
  lists: string[];
  hasGet: boolean;
}

let api: TestApi;
let admin: Person;
let diver: Person;
let postId: string;

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.addPerson({ role: 'ADMIN', fullName: 'Ada Admin' });
  diver = await api.addPerson();
  ({ id: postId } = await writePost(api, admin));
});
afterAll(() => api.close());

const nouns: Noun[] = [
  {
    path: '/api/posts',
    deleted: 'Post deleted.',
    make: async () => {
      const { username } = admin;
      const Owner = { fullName: 'Ada Admin', username, profilePicture: null };
      const post = await writePost(api, admin, { content: 'Manta!' });
      expect(post).toMatchObject({ userId: admin.id, isEnabled: true, Owner });
      return post;
    },
    malformed: ['abc', '1', '%00'],
    lists: ['', '?query=manta'],
    hasGet: true,
  },
  {
    path: '/api/certificates',
    deleted: 'Certificate deleted.',
    make: async () => {
      const { id, fileId } = await issueCertificate(api, diver);
      return { id, ...ofDiver(), fileResourceId: fileId };
    },
    malformed: ['abc'],
    lists: ['', '?query=open'],
    hasGet: true,
  },
  {
    path: '/api/divelogs',
    deleted: 'Dive log deleted.',
    make: addDiveLog,
    malformed: ['abc', encodeURIComponent('1; drop table dive_logs')],
    lists: ['', '?isCave=true', '?query=shark'],
    hasGet: true,
  },
  {
    path: '/api/tickets',
    deleted: 'Ticket deleted.',
    make: async () => {
      const id = await openTicket(api, diver, { priority: 'urgent' });
      return { id, ...ofDiver(), priority: 'urgent' };
    },
    malformed: ['abc'],
    lists: ['', '?status=OPEN', '?search=help'],
    hasGet: true,
  },
  {
    path: '/api/comments',
    deleted: 'Comment deleted.',
    make: async () => {
      const comment = sampleComment(postId, diver.id);
      await api.services.database.db.insertInto('comments').values(comment).execute();
      return { id: comment.id };
    },
    malformed: ['abc'],
    lists: [],
    hasGet: false,
  },
];

const ofDiver = () => ({ userId: diver.id, Owner: { username: diver.username } });

/** Numbers must be read as stored, and missing ones as null, not 0. */
async function addDiveLog() {
  const same = { si: 0, pg: 'D', n2: null };
  const row = sampleDiveLog(diver.id, {
    ...same,
    dive_number: 48,
    average_depth: 0.1,
    exposure_gear: ['HOOD'],
    time_in: '09:30',
    start_psi: 3000,
    is_cave: true,
  });
  await api.services.database.db.insertInto('dive_logs').values(row).execute();
  return {
    ...same,
    ...ofDiver(),
    id: row.id,
    diveNumber: 48,
    averageDepth: 0.1,
    maxDepth: 66.5,
    exposureGear: ['HOOD'],
    timeIn: '09:30',
    timeOut: null,
    startPSI: 3000,
  };
}

const call = (method: string, url: string, person: Person | null = admin) =>
  api.call({ method, url, headers: person === null ? {} : as(person) });

describe.each(nouns.filter(({ hasGet }) => hasGet))('GET $path/{id}', ({ path, make }) => {
  test('200: the record with its owner, by its id regardless of case', async () => {
    const record = await make();
    for (const id of [record.id, record.id.toUpperCase()]) {
      const { status, body } = await call('GET', `${path}/${id}`);
      expect(status).toBe(200);
      expect(body?.data).toMatchObject(record);
    }
  });
});

describe.each(nouns)('DELETE $path/{id}', ({ path, make, deleted, lists }) => {
  test('200: it is removed from the lists and totals, others are kept', async () => {
    const [kept, gone] = [await make(), await make()];
    const answer = await call('DELETE', `${path}/${gone.id}`);
    expect(answer).toMatchObject({ status: 200, body: { message: deleted } });
    for (const query of lists) {
      const { body } = await call('GET', path + query);
      const { data, total } = body?.data as { data: { id: string }[]; total: number };
      const ids = data.map(({ id }) => id);
      expect(ids).toContain(kept.id);
      expect(ids).not.toContain(gone.id);
      expect(ids).toHaveLength(total);
    }
  });

  test('404: a second deletion, also when both are concurrent', async () => {
    const url = `${path}/${(await make()).id}`;
    const answers = await Promise.all([call('DELETE', url), call('DELETE', url)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await call('DELETE', url)).toMatchObject({ status: 404 });
  });
});

const calls = nouns.flatMap(({ hasGet, ...noun }) =>
  (hasGet ? ['GET', 'DELETE'] : ['DELETE']).map((method) => ({ method, ...noun })),
);

/** Where it is not 404: everybody may read a shown post, and only administrators delete tickets. */
const statusForStrangers: Record<string, number> = {
  'GET /api/posts': 200,
  'DELETE /api/tickets': 403,
};

describe.each(calls)('$method $path/{id}', ({ method, path, make, malformed }) => {
  test('404: unknown and malformed ids, and ids of another noun', async () => {
    for (const id of [
      uuidv7(),
      ...malformed,
      diver.id,
      path === '/api/posts' ? diver.id : postId,
    ]) {
      expect(await call(method, `${path}/${id}`), id).toMatchObject({ status: 404 });
    }
  });

  test('401: without sign-in; to a member whose record it is not, it does not exist', async () => {
    const stranger = await api.addPerson();
    const url = `${path}/${(await make()).id}`;
    const status = statusForStrangers[`${method} ${path}`] ?? 404;
    expect(await call(method, url, null)).toMatchObject({ status: 401 });
    expect(await call(method, url, stranger)).toMatchObject({ status });
    expect(await call(method, `${path}/${uuidv7()}`, stranger)).toMatchObject({
      status: status === 403 ? 403 : 404,
    });
  });
});
