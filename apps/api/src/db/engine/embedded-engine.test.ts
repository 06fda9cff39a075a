import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate } from '@buddyline/tests/test-database';
import { hangs } from '@buddyline/tests/time-limits';
import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { DatabaseOpenError, DatabaseUnavailableError } from '../database-errors.ts';
import { openDatabase } from '../database.ts';
import { parsedRow } from '../statements/parsed-rows.ts';
import { embeddedTest } from '../testing/engine-tests.ts';
import { sampleUser } from '../testing/sample-rows.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { openEmbeddedPool } from './embedded-pool.ts';

const holder = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));

// Most tests start several engines, and each start takes a second of CPU time.
const startMs = hangs.testMs;
vi.setConfig({ testTimeout: 4 * startMs });

async function folderWithDatabase(): Promise<string> {
  const copy = await copyTemplate(inject('databaseTemplate'));
  onTestFinished(copy.dispose);
  return copy.place.dataDir;
}

async function enginePool() {
  const engine = await EmbeddedEngine.claim(await folderWithDatabase());
  const pool = openEmbeddedPool(engine);
  onTestFinished(async () => {
    await pool.end();
    await engine.close();
  });
  pool.limits.waitMs = startMs;
  return { engine, pool };
}

async function openIn(dataDir: string) {
  const database = await openDatabase({ dataDir, databasePool: 1 });
  onTestFinished(() => database.close());
  return database;
}

function spawnHolder(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [holder, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = await once(child.stdout ?? child, 'data');
  return String(data).trim();
}

embeddedTest(
  'a second process on the same folder is refused, and the first one keeps working',
  async () => {
    const dataDir = await folderWithDatabase();
    const { db } = await openIn(dataDir);
    expect(await firstLine(spawnHolder(dataDir))).toBe(
      `Another Buddyline is already running on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
    await db.insertInto('users').values(sampleUser()).execute();
  },
);

embeddedTest('the folder of a killed process can be opened at once', async () => {
  const dataDir = await folderWithDatabase();
  const first = spawnHolder(dataDir);
  expect(await firstLine(first)).toBe('open');
  first.kill('SIGKILL');
  await once(first, 'exit');
  const { db } = await openIn(dataDir);
  await expect(db.selectFrom('users').select('id').execute()).resolves.toEqual([]);
});

embeddedTest('a folder that is not writable is refused with one sentence', async () => {
  const parent = await folderWithDatabase();
  const file = join(parent, 'a-file');
  writeFileSync(file, '');
  const opening = openDatabase({ dataDir: join(file, 'data'), databasePool: 1 });
  await expect(opening).rejects.toThrow(DatabaseOpenError);
  await expect(opening).rejects.toThrow(
    /^DATA_DIR .* cannot be written \(ENOTDIR\): give this user write access/,
  );
});

embeddedTest(
  'a corrupt database is refused with one sentence, and the folder is unlocked',
  async () => {
    const dataDir = await folderWithDatabase();
    writeFileSync(join(dataDir, 'database/global/pg_control'), 'nonsense');
    const opening = openDatabase({ dataDir, databasePool: 1 });
    await expect(opening).rejects.toThrow(/^The database in .* cannot be opened/);
    const engine = await EmbeddedEngine.claim(dataDir);
    await engine.close();
  },
);

embeddedTest('a stuck query fails at its deadline, and the engine is restarted', async () => {
  const { pool } = await enginePool();
  pool.limits.deadlineMs = 300;
  const client = await pool.connect();
  const stuck = client.query('select count(*) from generate_series(1, 1e12::bigint)', []);
  await expect(stuck).rejects.toMatchObject({
    name: 'DatabaseUnavailableError',
    reason: 'deadline',
  });
  client.release();
  expect(pool.available()).toBe(false);
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailableError);

  await expect.poll(() => pool.available(), { timeout: startMs }).toBe(true);
  // Its first query takes longer.
  pool.limits.deadlineMs = startMs;
  const next = await pool.connect();
  await expect(next.query('select 1 as one', [])).resolves.toMatchObject({ rows: [{ one: 1 }] });
  next.release();
});

embeddedTest(
  'an engine that dies idle or in a transaction is restarted without losing committed rows',
  async () => {
    const { engine, pool } = await enginePool();
    const run = async (text: string) => {
      const client = await pool.connect();
      return client.query<{ n: number }>(text, []).finally(() => client.release());
    };
    await run('create table kept (n integer)');
    await run('insert into kept values (1)');

    engine.kill();
    await expect.poll(() => pool.available(), { timeout: startMs }).toBe(false);
    await expect.poll(() => pool.available(), { timeout: startMs }).toBe(true);
    await expect(run('select n from kept')).resolves.toMatchObject({ rows: [{ n: 1 }] });

    const client = await pool.connect();
    await client.query('begin', []);
    await client.query('insert into kept values (2)', []);
    engine.kill();
    const next = client.query('insert into kept values (3)', []);
    await expect(next).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'lost' });
    client.release();
    await expect.poll(() => pool.available(), { timeout: startMs }).toBe(true);
    await expect(run('select n from kept')).resolves.toMatchObject({ rows: [{ n: 1 }] });
  },
);

embeddedTest('a large result and many concurrent queries arrive complete', async () => {
  const { db } = await openIn(await folderWithDatabase());
  const length = 3_000_000;
  const long = sql`select repeat('x', ${length}::int) as text`;
  const row = await parsedRow(db, { text: v.string() }, long);
  expect(row?.text).toHaveLength(length);
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((n) => parsedRow(db, { n: v.number() }, sql`select ${n}::int as n`)),
  );
  expect(answers.map((answer) => answer?.n)).toEqual(numbers);
});
