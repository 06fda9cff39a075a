import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { builder, columnsOf, type Given, prepared, preparedName, selectList } from './statement.ts';

const certificates = ({ id }: Given<{ id: string }>) =>
  builder.selectFrom('certificates').select('file_resource_id as file').where('id', '=', id);

test('a prepared query gets the values of its parameters', () => {
  const query = prepared(certificates)({ id: '7' });
  expect(query.sql).toBe('select "file_resource_id" as "file" from "certificates" where "id" = $1');
  expect(query.parameters).toEqual(['7']);
});

test('a text that is prepared twice keeps its name, and no other text gets it', () => {
  const nameOf = (what: number) =>
    preparedName(prepared(() => sql`select ${sql.lit(what)}`)({}).sql);
  const [once, again, ...others] = [1, 1, 2, 3].map(nameOf);
  expect(again).toBe(once);
  expect(new Set([once, ...others]).size).toBe(3);
  expect(preparedName('select 4')).toBeUndefined();
});

test('a value that is not given is refused, since each value would be a text of its own', () => {
  expect(() => prepared(() => sql`select ${4}`)).toThrow('sql.lit: select $1');
});

test('columns are selected under the given names', () => {
  const titles = columnsOf('certificates', { id: 'id', file: 'file_resource_id' });
  const list = selectList(builder.selectFrom('certificates').select(titles));
  expect(list.compile(builder).sql).toBe(
    '"certificates"."id" as "id", "certificates"."file_resource_id" as "file"',
  );
});

// The following test is checked by `tsc`, which reports a `@ts-expect-error` without an error.

test('unknown tables, unknown columns and wrong types do not compile', () => {
  // @ts-expect-error -- there is no such table
  columnsOf('certificate', { id: 'id' });
  // @ts-expect-error -- the column is called title
  columnsOf('certificates', { title: 'titel' });
  const withFile = async (): Promise<{ file: string }[]> =>
    // @ts-expect-error -- the file is nullable
    (await builder.executeQuery(prepared(certificates)({ id: '7' }))).rows;
  // @ts-expect-error -- the id is text
  const withNumber = prepared(certificates)({ id: 7 });
  // @ts-expect-error -- the query has an id
  const withNone = prepared(certificates)({});
  expect([withFile, withNumber, withNone]).toHaveLength(3);
});
