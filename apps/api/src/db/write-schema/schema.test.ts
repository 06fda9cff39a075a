import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { registryText } from './registry-text.ts';
import { schemaText } from './schema-text.ts';
import { type Column, listColumns } from './tables-sql.ts';

const folder = join(import.meta.dirname, '..');

test('schema.ts matches the tables that the migrations create', async () => {
  const { db, close } = await openTestDatabase();
  const columns = await listColumns(db);
  await close();
  expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toBe(schemaText(columns));
});

test('the list of migrations has every file of the folder', async () => {
  const migrations = join(folder, 'migrations');
  const list = await readFile(join(migrations, 'migrations.ts'), 'utf8');
  expect(list).toBe(registryText(await readdir(migrations)));
});

test('unknown values, types and names of columns are refused', async () => {
  const { db, close } = await openTestDatabase();
  const columns = await listColumns(db);
  await close();
  const withRole = (change: Partial<Column>) =>
    schemaText(
      columns.map((column) =>
        column.table === 'users' && column.name === 'role' ? { ...column, ...change } : column,
      ),
    );
  const check = "CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text, 'GUIDE'::text])))";
  expect(() => withRole({ check })).toThrow(/users\.role holds USER, ADMIN, GUIDE/);
  expect(() => withRole({ name: 'rank' })).toThrow(/There is no table or column users\.role/);
  const [first] = columns;
  if (first === undefined) throw new Error('There are no columns');
  const unknown = { ...first, name: 'address', type: 'inet', check: null };
  expect(() => schemaText([...columns, unknown])).toThrow(/for account_codes\.address, a inet/);
});
