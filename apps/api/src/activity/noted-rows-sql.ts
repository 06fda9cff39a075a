import { type ActivityChanges, changesSchema } from '@buddyline/domain/activity';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { readRows, type Statement } from '../db/statements/statement.ts';
import { canPutBack } from './can-put-back.ts';
import type { Act } from './note.ts';
import { actParameter, type NotedRow } from './noted-update-sql.ts';

/** An item after a noted update. */
export interface Noted<Item> {
  item: Item;
  /** The id that undoes the update; null when nothing has changed or it cannot be put back. */
  undo: string | null;
  /** The fields that have changed; null when none has, or the update is not noted. */
  changes: ActivityChanges | null;
}

/** Runs a noted update whose last parameter is the act. @returns undefined when there is no such row */
export async function updateNoted<Row extends NotedRow, Item>(
  db: Kysely<Database>,
  statement: Statement<Row>,
  {
    values,
    act,
    toItem,
  }: { values: unknown[]; act: Act | null; toItem: (row: Omit<Row, 'notedChanges'>) => Item },
): Promise<Noted<Item> | undefined> {
  const [row] = await readRows(db, statement, [...values, actParameter(act)]);
  if (row === undefined) return undefined;
  const { notedChanges, ...rest } = row;
  const changes: ActivityChanges | null = v.parse(v.nullable(changesSchema), notedChanges);
  const undo = act && canPutBack(act.action, changes) ? act.id : null;
  return { item: toItem(rest), undo, changes };
}
