import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentPart, sendPost, writePost } from '../../testing/posts.ts';
import {
  type Answer,
  type Person,
  type TestApi,
  as,
  startTestApiOn,
} from '../../testing/test-api.ts';
import { openDatabase } from '../database.ts';
import { kyselyOn } from '../engine/kysely-on.ts';
import { openUnlimitedPool } from '../engine/postgres-pool.ts';
import { migrations } from '../migrations/migrations.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, type MigrateOptions } from './migrate.ts';

/** Typical migrations of a next version: a column on each busy table, and an index. */
const newer = {
  ...migrations,
  '9000-columns': {
    inTransaction: `
      alter table users add column motto text;
      alter table posts add column mood text not null default 'calm'`,
  },
  '9001-index': {
    oneByOne: [
      'drop index concurrently if exists posts_by_mood',
      'create index concurrently posts_by_mood on posts (mood)',
    ],
  },
};

const { engine } = inject('databaseTemplate');

describe.skipIf(engine !== 'postgres')('while this version serves', () => {
  let database: TestDatabase;
  let api: TestApi;
  let admin: Person;
  let url: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    url = database.place.databaseUrl ?? '';
    const { dataDir } = database.place;
    // The callers write more often than a person may.
    api = await startTestApiOn(database, { dataDir, writesPerMinute: 999_999 });
    admin = await api.addPerson({ role: 'ADMIN', password: 'right-password' });
    for (let n = 0; n < 20; n += 1) await writePost(api, admin, { content: `Reef ${n}` });
  });
  afterAll(() => api.close());

  async function migrateBeside(options: MigrateOptions): Promise<void> {
    const db = kyselyOn(await openUnlimitedPool(url));
    try {
      await migrate(db, { migrations: newer, isShared: true, ...options });
    } finally {
      await db.destroy();
    }
  }

  /** Holds read locks in one transaction, as a dump does. */
  async function startDump(): Promise<{ pid: number; end: () => Promise<void> }> {
    const client = new pg.Client({ connectionString: url, application_name: 'pg_dump' });
    await client.connect();
    await client.query('begin; lock table users, posts, kysely_migration in access share mode');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return { pid: rows[0]?.pid ?? 0, end: () => client.end() };
  }

  /** Starts four callers that read and write; the returned function stops them and gives all statuses. */
  function startCallers(): () => Promise<number[]> {
    const end = new AbortController();
    const statuses: number[] = [];
    const note = ({ status }: Answer) => void statuses.push(status);
    const call = (method: string, path: string, payload?: object) =>
      api
        .call({ method, url: `/api${path}`, headers: as(admin), ...(payload && { payload }) })
        .then(note);
    const callers = [
      () => call('GET', '/posts'),
      () => call('GET', '/users?query=diver'),
      () => call('PUT', `/users/admin/${admin.id}`, { bio: `At ${statuses.length}` }),
      () => sendPost(api, admin, [contentPart('Another')]).then(note),
    ].map(async (once) => {
      while (!end.signal.aborted) await once();
    });
    return async () => {
      end.abort();
      await Promise.all(callers);
      return statuses;
    };
  }

  test('a start that cannot get its locks ends with one sentence, and no call fails', async () => {
    const dump = await startDump();
    const stopCallers = startCallers();
    const lines: string[] = [];
    const start = migrateBeside({ tableLockWaitMs: 2_000, report: (line) => lines.push(line) });
    await expect(start).rejects.toThrow(
      new RegExp(
        `^Migration 9000-columns was not run, because other sessions hold what it changes for more than 2 s \\(longest: process ${dump.pid}, pg_dump, \\d+ s\\): start again when they are done`,
      ),
    );
    const statuses = await stopCallers();
    expect(statuses.filter((status) => ![200, 201].includes(status))).toEqual([]);
    expect(lines).toEqual(['Migration 9000-columns waits: other sessions hold what it changes.']);
    await dump.end();
  });

  describe('a newer version that starts twice beside a dump', () => {
    let statuses: number[];

    // In a hook, whose time-out is longer: the callers keep the database busy meanwhile.
    beforeAll(async () => {
      const dump = await startDump();
      const stopCallers = startCallers();
      const waits = Promise.withResolvers<void>();
      const first = migrateBeside({ report: () => waits.resolve() });
      const second = migrateBeside({});
      await waits.promise;
      await dump.end();
      await Promise.all([first, second]);
      statuses = await stopCallers();
    });

    test('fails no call', () => {
      expect(statuses.filter((status) => ![200, 201].includes(status))).toEqual([]);
      expect(statuses.length).toBeGreaterThan(4);
    });

    test('waits for the dump and then completes all migrations', async () => {
      const { rows } = await sql`
        select count(*) as count from pg_index join pg_class on oid = indexrelid
        where relname = 'posts_by_mood' and indisvalid`.execute(database.db);
      expect(rows).toEqual([{ count: 1 }]);
    });

    test('leaves a database on which the older version starts and works', async () => {
      const beside = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: '' });
      const older = await startTestApiOn(beside, { dataDir: database.place.dataDir });
      const payload = { email: admin.email, password: 'right-password' };
      const answers = [
        await older.call({ method: 'POST', url: '/api/auth/login', payload }),
        await older.call({ method: 'GET', url: '/api/posts', headers: as(admin) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await older.close();
    });
  });
});
