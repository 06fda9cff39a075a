import { randomBytes } from 'node:crypto';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { kyselyOn } from '../engine/kysely-on.ts';
import { openUnlimitedPool } from '../engine/postgres-pool.ts';
import { migrate } from './migrate.ts';

const { engine, place } = inject('databaseTemplate');
const { databaseUrl: templateUrl = '' } = place;

describe.skipIf(engine !== 'postgres')('a role of DATABASE_URL without rights', () => {
  const server = templateUrl && urlOfDatabase(templateUrl, 'postgres');
  const name = `buddyline_${randomBytes(6).toString('hex')}`;
  const owned = templateUrl && urlOfDatabase(templateUrl, name);
  /** The same database, as the role. */
  const url = owned.replace(/\/\/[^@]*@/, `//${name}:secret@`);

  beforeEach(async () => {
    await runOn(server, `create role ${name} login password 'secret'`);
    await runOn(server, `create database ${name}`);
  });
  afterEach(async () => {
    await runOn(server, `drop database ${name} with (force)`);
    await runOn(server, `drop role ${name}`);
  });

  async function refusal(): Promise<string> {
    return openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' }).then(
      ({ close }) => close().then(() => 'it started'),
      (error: Error) => `${error.name}: ${error.message}`,
    );
  }

  test.each([
    ['that may only use the schema public', 'select 1'],
    ['that may not even use the schema public', 'revoke all on schema public from public'],
  ])('%s gets the missing grants, which are sufficient', async (_case, statement) => {
    await runOn(owned, statement);
    const sentence = await refusal();
    const grants = `GRANT USAGE, CREATE ON SCHEMA public TO ${name}; GRANT CREATE ON DATABASE ${name} TO ${name};`;
    expect(sentence).toMatch(/^DatabaseOpenError: The role \w+ of DATABASE_URL has too few rights/);
    expect(sentence.endsWith(`run ${grants}`)).toBe(true);
    await runOn(owned, grants);
    // Creating the extension and the table of migrations is all that needs the grants.
    const db = kyselyOn(await openUnlimitedPool(url));
    const first = { '0001-extension': { inTransaction: 'create extension pg_trgm' } };
    try {
      await expect(migrate(db, { migrations: first, isShared: true })).resolves.toBeUndefined();
    } finally {
      await db.destroy();
    }
  });

  test('on tables of another role gets the name of that role', async () => {
    await runOn(owned, 'create table kysely_migration (name text, timestamp text, needs text)');
    const sentence = await refusal();
    expect(sentence).toContain('permission denied for table kysely_migration');
    expect(sentence).toMatch(/its tables belong to \w+, so name that role\.$/);
  });
});
