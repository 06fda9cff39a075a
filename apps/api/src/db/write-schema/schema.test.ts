import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { registryText } from './registry-text.ts';
import { schemaText } from './schema-text.ts';
import { type Column, listColumns } from './tables-sql.ts';

const folder = join(import.meta.dirname, '..');

test('the tables are those that the migrations make', async () => {
  const { db, close } = await openTestDatabase();
  const columns = await listColumns(db);
  await close();
  expect(await readFile(join(folder, 'schema.ts'), 'utf8')).toBe(schemaText(columns));
});

test('every migration of the folder is in the list', async () => {
  const migrations = join(folder, 'migrations');
  const list = await readFile(join(migrations, 'migrations.ts'), 'utf8');
  expect(list).toBe(registryText(await readdir(migrations)));
});

const role: Column = {
  table: 'users',
  name: 'role',
  type: 'text',
  isNullable: false,
  hasDefault: true,
  isGenerated: false,
  check: "CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text, 'GUIDE'::text])))",
};

test.each<[string, Column[], RegExp]>([
  ['a name that is gone', [role], /No table or column is called .*users\.email/],
])('%s is refused', (_name, columns, message) => {
  expect(() => schemaText(columns)).toThrow(message);
});

test('words, types and names that nobody decided about are refused', async () => {
  const { db, close } = await openTestDatabase();
  const columns = await listColumns(db);
  await close();
  const changed = (change: Partial<Column>) =>
    columns.map((column) =>
      column.table === 'users' && column.name === 'role' ? { ...column, ...change } : column,
    );
  expect(() => schemaText(changed({ check: role.check }))).toThrow(/users\.role holds USER/);
  expect(() => schemaText([...columns, { ...role, name: 'flag', type: 'inet' }])).toThrow(
    /type is known for users\.flag, a inet/,
  );
  expect(() => schemaText(changed({ name: 'rank' }))).toThrow(/called users\.role/);
});
