import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { sql } from 'kysely';
import { expect, inject, onTestFinished } from 'vitest';
import { DatabaseOpenError } from '../database-errors.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate/migrate.ts';
import { readsArabic } from '../search-locale.ts';
import { type Given, prepared } from '../statements/statement.ts';
import { postgresTest } from '../testing/engine-tests.ts';
import type { GuardedPool } from './guarded-pool.ts';
import { kyselyOn } from './kysely-on.ts';
import { openPostgresPool, openUnlimitedPool } from './postgres-pool.ts';

const { databaseUrl: templateUrl = '' } = inject('databaseTemplate').place;
/** Not the template itself: copying it fails while it has connections. */
const url = templateUrl && urlOfDatabase(templateUrl, 'postgres');

async function poolOf(connections: number): Promise<GuardedPool> {
  const pool = await openPostgresPool(url, connections);
  onTestFinished(() => pool.end());
  return pool;
}

postgresTest('connections have the time limits of the server', async () => {
  const pool = await poolOf(1);
  const client = await pool.connect();
  const { rows } = await client.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
    [],
  );
  client.release();
  expect(rows).toEqual([{ statement: '15s', lock: '5s', idle: '10s' }]);
});

postgresTest('a marked statement is prepared once per connection, others are not', async () => {
  const pool = await poolOf(1);
  const client = await pool.connect();
  const statement = prepared(
    ({ value }: Given<{ value: number }>) => sql`select ${value}::int as given`,
  );
  for (const given of [1, 2]) {
    const { sql: text, parameters } = statement({ value: given });
    await expect(client.query(text, parameters)).resolves.toMatchObject({ rows: [{ given }] });
  }
  const { rows } = await client.query('select statement from pg_prepared_statements', []);
  client.release();
  expect(rows).toEqual([{ statement: statement({ value: 1 }).sql }]);
});

postgresTest(
  'the server stops a query after its time limit, and the API does when the server has none',
  async () => {
    const pool = await poolOf(1);
    const client = await pool.connect();
    await client.query("set statement_timeout = '100ms'", []);
    const late = { name: 'DatabaseUnavailableError', reason: 'deadline' };
    await expect(client.query('select pg_sleep(5)', [])).rejects.toMatchObject(late);
    await expect(client.query('select 1 as one', [])).resolves.toMatchObject({
      rows: [{ one: 1 }],
    });

    await client.query('set statement_timeout = 0', []);
    pool.limits.deadlineMs = 100;
    await expect(client.query('select pg_sleep(5)', [])).rejects.toMatchObject(late);
    client.release();
    await expect.poll(() => pool.available()).toBe(true);
  },
);

postgresTest(
  'a full pool fails with "busy" after the wait, and works again when a connection is free',
  async () => {
    const pool = await poolOf(1);
    const holding = await pool.connect();
    pool.limits.waitMs = 100;
    const waiting = Array.from({ length: 20 }, () => pool.connect());
    const outcomes = await Promise.allSettled(waiting);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { reason: 'busy' } });
    }
    expect(pool.available()).toBe(true);
    holding.release();
    const next = await pool.connect();
    next.release();
  },
);

postgresTest('a lost connection of the unlimited pool does not crash the process', async () => {
  const pool = await openUnlimitedPool(url);
  onTestFinished(() => pool.end());
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await runOn(url, `select pg_terminate_backend(${rows[0]?.pid})`);
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(await pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
});

postgresTest('connections that the server closes are replaced', async () => {
  const pool = await poolOf(2);
  const [idle, active] = await Promise.all([pool.connect(), pool.connect()]);
  const pidOf = async (client: typeof idle) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid;
  const pids = [await pidOf(idle), await pidOf(active)];
  idle.release();
  const cut = active.query('select pg_sleep(5)', []);
  await Promise.all([
    expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'lost' }),
    runOn(url, `select pg_terminate_backend(pid) from unnest(array[${pids.join()}]) as pid`),
  ]);
  active.release();
  const askAgain = async () => {
    const next = await pool.connect();
    const answer = next.query('select 1 as one', []).finally(() => next.release());
    return answer.then(
      ({ rows }) => rows,
      () => 'lost',
    );
  };
  // The second connection may die later: until then the pool may hand it out, or the probe may use it.
  await expect.poll(askAgain).toEqual([{ one: 1 }]);
  await expect.poll(() => pool.available()).toBe(true);
});

/** A way to the server that can be cut and mended. */
async function cuttableWay() {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const beyond = connect(Number(port), hostname);
    for (const socket of [client, beyond]) open.add(socket.on('error', () => socket.destroy()));
    client.pipe(beyond).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const here = new URL(url);
  here.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: here.href,
    cut: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
    mend: () => void server.listen(Number(here.port), '127.0.0.1'),
  };
}

postgresTest('an outage is told once, with its reason, and its end', async () => {
  const way = await cuttableWay();
  const pool = await openPostgresPool(way.url, 3);
  onTestFinished(() => pool.end());
  const told: boolean[] = [];
  pool.reachability.watch((isReachable) => told.push(isReachable));
  (await pool.connect()).release();

  way.cut();
  await expect.poll(() => pool.available()).toBe(false);
  await expect(pool.connect()).rejects.toMatchObject({ reason: 'down' });
  await expect(pool.connect()).rejects.toMatchObject({ reason: 'down' });
  way.mend();
  await expect.poll(() => pool.available()).toBe(true);
  expect(told).toEqual([false, true]);
});

postgresTest('a lost connection does not affect the others', async () => {
  const pool = await poolOf(3);
  const [cut, other] = await Promise.all([pool.connect(), pool.connect()]);
  const { rows } = await cut.query<{ pid: number }>('select pg_backend_pid() as pid', []);
  const working = other.query('select 1 as one from pg_sleep(0.2)', []);
  const sleeping = cut.query('select pg_sleep(5)', []);
  await Promise.all([
    expect(sleeping).rejects.toMatchObject({ reason: 'lost' }),
    runOn(url, `select pg_terminate_backend(${rows[0]?.pid})`),
  ]);
  expect(pool.available()).toBe(true);
  const next = await pool.connect();
  await expect(next.query('select 1 as one', [])).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await expect(working).resolves.toMatchObject({ rows: [{ one: 1 }] });
  for (const client of [cut, other, next]) client.release();
});

postgresTest('loading data has no time limits, not even those of the database', async () => {
  const name = `buddyline_slow_${process.pid}`;
  const migrated = new URL(templateUrl).pathname.slice(1);
  await runOn(url, `create database ${name} template ${migrated}`);
  onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
  await runOn(url, `alter database ${name} set statement_timeout = '50ms'`);
  const slow = urlOfDatabase(url, name);
  const database = await openDatabase({ databaseUrl: slow, databasePool: 1, dataDir: '' });
  await database.withoutTimeLimits((db) => sql`select pg_sleep(0.2)`.execute(db));
  await database.close();
});

postgresTest('a database with locale C is reported as unable to index Arabic words', async () => {
  const name = `buddyline_ascii_${process.pid}`;
  await runOn(url, `create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
  const ascii = urlOfDatabase(url, name);
  await runOn(ascii, 'create extension pg_trgm');
  const db = kyselyOn(await openUnlimitedPool(ascii));
  expect(await readsArabic(db)).toBe(false);
  await db.destroy();
});

postgresTest(
  'several processes that start at once migrate an empty database only once',
  async () => {
    const name = `buddyline_starters_${process.pid}`;
    await runOn(url, `create database ${name}`);
    const empty = urlOfDatabase(url, name);
    onTestFinished(() => runOn(url, `drop database ${name} with (force)`));
    // Running one of these twice fails.
    const migrations = {
      '0001-reefs': { inTransaction: 'create table reefs (name text)' },
      '0002-wrecks': { inTransaction: 'create table wrecks (name text)' },
      '0003-index': { oneByOne: ['create index concurrently reefs_by_name on reefs (name)'] },
    };
    const starters = Array.from({ length: 4 }, async () => {
      const db = kyselyOn(await openUnlimitedPool(empty));
      try {
        await migrate(db, { migrations, isShared: true });
        const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
        return rows;
      } finally {
        await db.destroy();
      }
    });
    const names = Object.keys(migrations).map((one) => ({ name: one }));
    expect(await Promise.all(starters)).toEqual(starters.map(() => names));
  },
);

postgresTest(
  'a server that cannot be used is reported in one sentence, with what to do',
  async () => {
    const wrong = {
      'postgres://nobody@127.0.0.1:1/none': /ECONNREFUSED.*\): start PostgreSQL, or/,
      'postgres://buddyline:p@ss@w#rd@127.0.0.1/none': /ENOTFOUND.*\): .*its password as %40/,
      [urlOfDatabase(templateUrl, 'لا شيء')]: /لا شيء.*\): create it \(createdb\), or/,
    };
    for (const [databaseUrl, advice] of Object.entries(wrong)) {
      const opening = openDatabase({ databaseUrl, databasePool: 1, dataDir: '' });
      await expect(opening).rejects.toThrow(DatabaseOpenError);
      await expect(opening).rejects.toThrow(/^PostgreSQL at DATABASE_URL cannot be reached \(/);
      await expect(opening).rejects.toThrow(advice);
    }
  },
);
