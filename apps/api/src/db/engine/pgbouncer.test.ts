import type { Post } from '@buddyline/domain/post';
import { copyTemplate } from '@buddyline/tests/test-database';
import { type TestPgbouncer, startTestPgbouncer } from '@buddyline/tests/servers/test-pgbouncer';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApiOn } from '../../testing/test-api.ts';
import { type OpenDatabase, openDatabase } from '../database.ts';
import { migrations } from '../migrations/migrations.ts';
import { openPostgresPool } from './postgres-pool.ts';

type Copy = Awaited<ReturnType<typeof copyTemplate>>;

const { pgbouncer: program } = inject('programs');

/** A server connection serves another client after each transaction, so no session state may remain. */
describe.skipIf(program === null)('pgbouncer in transaction mode', () => {
  let bouncer: TestPgbouncer;
  let copy: Copy;
  let database: OpenDatabase;
  let api: TestApi;
  let admin: Person;
  let url: string;

  beforeAll(async () => {
    copy = await copyTemplate(inject('databaseTemplate'));
    bouncer = await startTestPgbouncer(program ?? '', copy.place.databaseUrl ?? '');
    url = bouncer.through(copy.place.databaseUrl ?? '');
    database = await openDatabase({ databaseUrl: url, databasePool: 10, dataDir: '' });
    api = await startTestApiOn(database, { dataDir: copy.place.dataDir });
    admin = await api.addPerson({ role: 'ADMIN', password: 'right-password' });
  });
  afterAll(async () => {
    await api.close();
    await bouncer.stop();
    await copy.dispose();
  });

  const call = (method: string, path: string, payload?: object) =>
    api.call({ method, url: `/api${path}`, headers: as(admin), ...(payload && { payload }) });

  describe('an empty database', () => {
    const name = `buddyline_bounced_${process.pid}`;
    let opened: OpenDatabase[] = [];

    // Migrating takes seconds, so it has its own hook and time-out.
    beforeAll(async () => {
      await runOn(copy.place.databaseUrl ?? '', `create database ${name}`);
      const settings = { databaseUrl: urlOfDatabase(url, name), databasePool: 2, dataDir: '' };
      opened = await Promise.all([openDatabase(settings), openDatabase(settings)]);
    });
    afterAll(async () => {
      for (const { close } of opened) await close();
      await runOn(copy.place.databaseUrl ?? '', `drop database ${name} with (force)`);
    });

    test('is migrated correctly when two processes start at once', async () => {
      for (const { db } of opened) {
        const { rows } = await sql`select count(*) as migrations from kysely_migration`.execute(db);
        expect(rows).toEqual([{ migrations: Object.keys(migrations).length }]);
      }
    });
  });

  test('reads, writes, searches and transactions work with ten connections on two server connections', async () => {
    const posts: Post[] = [];
    while (posts.length < 10) {
      posts.push(await writePost(api, admin, { content: `Reef ${posts.length}` }));
    }
    const answers = await Promise.all(
      posts.flatMap(({ id }) => [
        call('PATCH', `/posts/${id}`, { isEnabled: false }),
        call('GET', `/posts/${id}`),
        call('GET', '/posts?query=reef'),
        call('GET', '/dashboard'),
        call('PUT', `/users/admin/${admin.id}`, { bio: `Post ${id}` }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const payload = { email: admin.email, password: 'right-password' };
    expect(await call('POST', '/auth/login', payload)).toMatchObject({ status: 200 });
    const removed = await Promise.all(posts.map(({ id }) => call('DELETE', `/posts/${id}`)));
    expect(removed.map(({ status }) => status)).toEqual(removed.map(() => 200));
    const { body } = await call('GET', '/posts');
    expect(body?.data).toMatchObject({ total: 0, data: [] });
  });

  test('loading data without time limits works, vacuuming included', async () => {
    const rows = await database.withoutTimeLimits((db) =>
      sql`select count(*) as n from users`.execute(db),
    );
    expect(rows.rows).toEqual([{ n: 1 }]);
  });

  test('no session state remains on the server connections', async () => {
    // Two concurrent transactions, so that both server connections are inspected.
    const states = [1, 2].map(() =>
      database.db.transaction().execute((transaction) =>
        sql`select
          (select count(*) from pg_prepared_statements) as statements,
          (select count(*) from pg_listening_channels()) as channels,
          (select count(*) from pg_locks where locktype = 'advisory' and database =
            (select oid from pg_database where datname = current_database())) as locks,
          current_setting('statement_timeout') as "timeout",
          current_setting('search_path') as "searchPath",
          pg_backend_pid() as pid, pg_sleep(0.1)::text as slept`.execute(transaction),
      ),
    );
    const remaining = (await Promise.all(states)).flatMap(({ rows }) => rows);
    const nothing = { statements: 0, channels: 0, locks: 0, timeout: '0' };
    expect(remaining).toMatchObject([nothing, nothing]);
    expect(remaining[0]).toMatchObject({ searchPath: '"$user", public' });
  });

  test('the API stops a query after its deadline, since the server has no limit', async () => {
    const pool = await openPostgresPool(url, 1);
    onTestFinished(() => pool.end());
    pool.limits.deadlineMs = 100;
    const client = await pool.connect();
    await expect(client.query('select pg_sleep(5)', [])).rejects.toMatchObject({
      reason: 'deadline',
    });
    client.release();
    pool.limits.deadlineMs = 5_000;
    await expect.poll(() => pool.available()).toBe(true);
    const next = await pool.connect();
    await expect(next.query('select 1 as one', [])).resolves.toMatchObject({ rows: [{ one: 1 }] });
    next.release();
  });
});
