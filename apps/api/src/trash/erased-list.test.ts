import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestApi, startTestApi } from '../testing/test-api.ts';
import { keepErasedList } from './erased-list.ts';
import { recordErased } from './erased-people-sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const erased = Array.from({ length: 5 }, () => uuidv7());
  await recordErased(api.services.database.db, erased);
});
afterAll(() => api.close());

const linesOf = async ({ config }: TestApi['services']) =>
  (await readFile(join(config.dataDir, 'erased.csv'), 'utf8')).split('\n');

test('several purges of people at the same time keep one whole list', async () => {
  const { services } = api;
  await Promise.all(Array.from({ length: 10 }, () => keepErasedList(services)));
  expect(await linesOf(services)).toHaveLength(6);
});

test('a list that cannot be read is not replaced', async () => {
  const { services } = api;
  const dataDir = await mkdtemp(join(tmpdir(), 'buddyline-erased-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'erased.csv'));
  const unreadable = { ...services, config: { ...services.config, dataDir } };
  await expect(keepErasedList(unreadable)).rejects.toThrow('EISDIR');
  expect(await readdir(dataDir)).toEqual(['erased.csv']);
});

test('the list takes two queries, however long it is', async () => {
  const { config, database } = api.services;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = database.db.withPlugin(counting);
  await keepErasedList({ config, database: { ...database, db } });
  expect(queries).toBe(2);
});
