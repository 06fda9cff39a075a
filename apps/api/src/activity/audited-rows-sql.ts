import { type ActivityChanges, changesSchema } from '@buddyline/domain/activity';
import type { CompiledQuery, Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/schema.ts';
import { canPutBack } from './can-put-back.ts';
import type { AuditContext } from './audit-entry.ts';
import type { AuditedRow } from './audited-update-sql.ts';

/** An item after an audited update. */
export interface Audited<Item> {
  item: Item;
  /** The id that undoes the update; null when nothing has changed or it cannot be put back. */
  undo: string | null;
  /** The fields that have changed; null when none has, or the update leaves no entry. */
  changes: ActivityChanges | null;
}

/** Runs an audited update. @returns undefined when there is no such row */
export async function updateAudited<Row extends AuditedRow, Item>(
  db: Kysely<Database>,
  statement: CompiledQuery<Row>,
  audit: AuditContext | null,
  toItem: (row: Omit<Row, 'auditedChanges'>) => Item,
): Promise<Audited<Item> | undefined> {
  const { rows } = await db.executeQuery(statement);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { auditedChanges, ...rest } = row;
  const changes: ActivityChanges | null = v.parse(v.nullable(changesSchema), auditedChanges);
  const undo = audit && canPutBack(audit.action, changes) ? audit.id : null;
  return { item: toItem(rest), undo, changes };
}
