import { copyTemplate } from '@buddyline/tests/test-database';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Post } from '@buddyline/domain/post';
import { writePost } from '../../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../../testing/test-api.ts';
import { openDatabase } from '../database.ts';
import { parsedRow } from '../statements/parsed-rows.ts';
import { samplePost, sampleUser } from '../testing/sample-rows.ts';

type Copy = Awaited<ReturnType<typeof copyTemplate>>;

const { engine } = inject('databaseTemplate');

/** A second database with different content stands in for the replica, so that tests see which one was read. */
describe.skipIf(engine !== 'postgres')('DATABASE_REPLICA_URL', () => {
  let replica: Copy;
  let api: TestApi;
  let admin: Person;
  let post: Post;

  beforeAll(async () => {
    replica = await copyTemplate(inject('databaseTemplate'));
    api = await startTestApi({ replicaUrl: replica.place.databaseUrl });
    admin = await api.addPerson({ role: 'ADMIN' });
    post = await writePost(api, admin, { content: 'Of the primary.' });
    await copyToReplica('Of the replica.');
  });
  afterAll(async () => {
    await api.close();
    await replica.dispose();
  });

  async function copyToReplica(content: string): Promise<void> {
    const { databaseUrl } = replica.place;
    const { db, close } = await openDatabase({ databaseUrl, databasePool: 1, dataDir: '' });
    await db
      .insertInto('users')
      .values(sampleUser({ id: admin.id }))
      .execute();
    await db
      .insertInto('posts')
      .values(samplePost(admin.id, { id: post.id, content }))
      .execute();
    await close();
  }

  async function read(url: string): Promise<string> {
    const { status, body } = await api.call({
      method: 'GET',
      url: `/api${url}`,
      headers: as(admin),
    });
    expect(status).toBe(200);
    return JSON.stringify(body?.data);
  }
  const shared = () => read(`/posts/get/${post.id}`);

  test('only the public post and the dashboard are read from the replica', async () => {
    await expect.poll(shared).toContain('Of the replica.');
    expect(await read('/dashboard')).toContain('Of the replica.');
    for (const url of [`/posts/${post.id}`, '/posts', `/posts/user/${admin.id}`]) {
      expect(await read(url)).toContain('Of the primary.');
    }
  });

  test('a post that is not replicated yet is read from the primary', async () => {
    const young = await writePost(api, admin, { content: 'Just now.' });
    expect(await read(`/posts/get/${young.id}`)).toContain('Just now.');
  });

  test('while the replica is down the primary answers, and afterwards the replica is used again', async () => {
    const changes: boolean[] = [];
    api.services.database.replica?.watch((isReachable) => changes.push(isReachable));
    const name = new URL(replica.place.databaseUrl ?? '').pathname.slice(1);
    const server = urlOfDatabase(replica.place.databaseUrl ?? '', 'postgres');
    await runOn(server, `alter database ${name} allow_connections false`);
    await runOn(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    for (const url of [`/posts/get/${post.id}`, '/dashboard', '/dashboard']) {
      expect(await read(url)).toContain('Of the primary.');
    }
    expect(changes).toEqual([false]);
    await runOn(server, `alter database ${name} allow_connections true`);
    await expect.poll(shared, { timeout: 10_000 }).toContain('Of the replica.');
    expect(changes).toEqual([false, true]);
  });

  test('the primary answers while the replica is behind: it would show what was hidden since', async () => {
    const behind = await copyTemplate(inject('databaseTemplate'));
    const url = behind.place.databaseUrl ?? '';
    const nameOf = (address = '') => new URL(address).pathname.slice(1);
    // A standby by its own word: these stand before those of PostgreSQL.
    await runOn(
      url,
      `alter database ${nameOf(url)} set search_path = public, pg_catalog;
      create table replayed as select now() as at;
      create function pg_is_in_recovery() returns boolean language sql as 'select true';
      create function pg_last_xact_replay_timestamp() returns timestamptz language sql
        as 'select at from replayed'`,
    );
    const primary = { ...replica.place, databasePool: 1 };
    const database = await openDatabase({ ...primary, replicaUrl: url });
    const answering = () =>
      database.fromReplica(async (db) => {
        const named = sql`select current_database() as name`;
        return (await parsedRow(db, { name: v.string() }, named))?.name;
      });
    await expect.poll(answering).toBe(nameOf(url));
    await runOn(url, `update replayed set at = now() - interval '1 minute'`);
    await expect.poll(answering).toBe(nameOf(primary.databaseUrl));
    await runOn(url, `update replayed set at = now()`);
    await expect.poll(answering).toBe(nameOf(url));
    await database.close();
    await behind.dispose();
  });

  test('the primary answers when the replica is down at start', async () => {
    const database = await openDatabase({
      ...replica.place,
      databasePool: 1,
      replicaUrl: 'postgres://nobody@127.0.0.1:1/none',
    });
    const { rows } = await database.fromReplica((db) => sql`select 1 as one`.execute(db));
    expect(rows).toEqual([{ one: 1 }]);
    await expect.poll(() => database.replica?.isReachable).toBe(false);
    await database.close();
  });
});
