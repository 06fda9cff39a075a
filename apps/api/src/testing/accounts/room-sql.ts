import type { BoundedTable } from '@buddyline/domain/member-limits';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import type { TestApi } from '../test-api.ts';

/** Lets a member seem to have more rows of a table, or bytes. */
export async function addToRoom(
  { services }: TestApi,
  userId: string,
  what: BoundedTable | 'files' | 'texts',
  change: number,
): Promise<void> {
  const bytes = what === 'texts' ? change : 0;
  const values = { user_id: userId, what, change: what === 'texts' ? 0 : change, bytes };
  await services.database.db.insertInto('member_changes').values(values).execute();
}

/** The names of people's ids, with a foreign key or without. */
const ofPeople = String.raw`(^|_)(user|by|owner|actor|author|person|followed)_id$|_by$`;

/** The tables that have the id of a person. */
export async function tablesOfPeople({ services }: TestApi): Promise<string[]> {
  const found = sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and (
      exists (
        select from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid = 'users'::regclass
      ) or exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attname ~ ${ofPeople}
      )
    ) order by 1`;
  const rows = await parsedRows(services.database.db, { name: v.string() }, found);
  return rows.map(({ name }) => name);
}

/** The tables whose rows triggers count for each member. */
export async function countedTables({ services }: TestApi): Promise<string[]> {
  const found = sql`
    select tgrelid::regclass::text as name from pg_trigger
    where tgname like '%_of_member_added' or tgname like '%_of_member_removed'
    group by 1 having count(*) = 2`;
  const rows = await parsedRows(services.database.db, { name: v.string() }, found);
  return rows.map(({ name }) => name);
}

/** The bytes of the texts of a member, as they are counted. */
export function textsOf({ services }: TestApi, userId: string): Promise<number | undefined> {
  return amountOf(services, sql`member_amount(${userId}, 'texts')`);
}

/** The bound of the database. */
export function textsMax({ services }: TestApi): Promise<number | undefined> {
  return amountOf(services, sql`member_texts_max()`);
}

async function amountOf(
  { database }: TestApi['services'],
  amount: RawBuilder<unknown>,
): Promise<number | undefined> {
  const found = sql`select ${amount} as amount`;
  return (await parsedRow(database.db, { amount: v.number() }, found))?.amount;
}
