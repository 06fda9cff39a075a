import { expect, test } from 'vitest';
import { columnsOf, namedColumns, orNulls, withColumns } from './columns.ts';
import { select, type Statement } from './statement.ts';

const titles = columnsOf('certificates', { id: 'id', title: 'title', file: 'file_resource_id' });

test('columns are selected under the given names', () => {
  expect(titles.text).toBe(
    'certificates.id as "id", certificates.title as "title", certificates.file_resource_id as "file"',
  );
  expect(select(namedColumns('users', ['id', 'age']), 'from users').text).toContain(
    'select users.id, users.age from users',
  );
});

// The following tests are checked by `tsc`, which reports a `@ts-expect-error` without an error.

test('a row has the types of its columns', () => {
  const rows: Statement<{ id: string; title: string; file: string | null }> = select(titles, '');
  const ages = columnsOf('users', { age: 'age' });
  const both: Statement<{ title: string; age: number | null }> = select(
    withColumns(titles, ages),
    '',
  );
  const joined: Statement<{ age: number | null }> = select(orNulls(ages), '');
  expect([rows, both, joined]).toHaveLength(3);
});

test('unknown tables, unknown columns and wrong types do not compile', () => {
  // @ts-expect-error -- there is no such table
  columnsOf('certificate', { id: 'id' });
  // @ts-expect-error -- the column is called title
  columnsOf('certificates', { title: 'titel' });
  // @ts-expect-error -- the column belongs to another table
  columnsOf('certificates', { age: 'age' });
  // @ts-expect-error -- the column is called full_name
  namedColumns('users', ['fullname']);
  // @ts-expect-error -- the file is nullable
  const withFile: Statement<{ file: string }> = select(titles, '');
  // @ts-expect-error -- the title is text
  const withNumber: Statement<{ title: number }> = select(titles, '');
  // @ts-expect-error -- the statement does not select a description
  const withMore: Statement<{ description: string | null }> = select(titles, '');
  // @ts-expect-error -- the rows of a statement come from its columns, so text alone is no statement
  const made: Statement<{ id: string }> = { text: 'select id from users' };
  expect([withFile, withNumber, withMore, made]).toHaveLength(4);
});
