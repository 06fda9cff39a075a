import { type Expression, type RawBuilder, sql } from 'kysely';
import { bothLists, builder, returning, selectList } from '../db/statements/statement.ts';
import type { AuditContext } from './audit-entry.ts';
import { timeOfId } from './entry-time.ts';
import type { Subject } from './subjects-sql.ts';

/** The columns of an entry that are known before the change. */
export function auditColumns(audit: AuditContext) {
  return {
    id: audit.id,
    at: timeOfId(audit.id),
    actor_id: audit.actor?.id ?? null,
    actor_name: audit.actor?.name ?? null,
    action: audit.action,
    noun: audit.action.slice(0, audit.action.lastIndexOf('.')),
    reason: audit.reason,
    operation_id: audit.operationId,
    request_id: audit.requestId,
  };
}

/** The value of a statement's `audit`; null for a change that leaves no entry. */
export const auditText = (audit: AuditContext | null): string | null =>
  audit && JSON.stringify(auditColumns(audit));

const auditNames = [
  'id',
  'at',
  'actor_id',
  'actor_name',
  'action',
  'noun',
  'reason',
  'operation_id',
  'request_id',
] as const;
const auditTypes =
  'id uuid, at timestamptz, actor_id uuid, actor_name text, action text, noun text, reason text, operation_id uuid, request_id uuid';

/** The insert of an entry, for a `with` clause; `from` gives the other columns. No entry without `audit`. */
export function insertedEntry(
  audit: Expression<string | null>,
  values: { itemId: string; label: string; person: string; changes?: string },
  from: string,
) {
  const known = auditNames.map((name) => `audit.${name}`);
  const { itemId, label, person, changes = 'null' } = values;
  return builder
    .insertInto('activity')
    .columns([...auditNames, 'item_id', 'label', 'person_id', 'changes'])
    .expression(
      sql`select ${sql.raw([...known, itemId, label, person, changes].join(', '))}
      from jsonb_to_record(${audit}::jsonb) as audit(${sql.raw(auditTypes)}), ${sql.table(from)}
      where audit.id is not null`,
    );
}

interface AuditedUpdate extends Subject {
  /** The column of each field that the update may change, under its name in the response. */
  fields: Readonly<Record<string, string>>;
  /** The fields whose values no entry may hold, such as addresses of files. */
  hidden?: readonly string[];
  id: Expression<string>;
  /** The assignments. */
  set: RawBuilder<unknown>;
  /** `auditText(audit)`. */
  audit: Expression<string | null>;
}

/** A row of an audited update. */
export interface AuditedRow {
  /** ActivityChanges; null when no field has changed, since that leaves no entry. */
  auditedChanges: unknown;
}

/**
 * Updates one row and writes an entry of the fields that have changed, in one statement, so that it stays one round
 * trip. `locked_<table>` locks the row before it is compared, so that the entries of two updates at once say what each
 * has changed. It also reads the owner: it stands for the table of the users, since planning a join with
 * that table would take longer than the update.
 * @param columns of the table and, unless it is that of the users, those of `ownerColumns`
 */
export function auditedUpdate<Row>(
  columns: RawBuilder<Row>,
  { table, label, person, fields, hidden = [], id, set, audit }: AuditedUpdate,
): RawBuilder<Row & AuditedRow> {
  const [locked, was] = table === 'users' ? ['before', 'before'] : ['users', '(users.was)'];
  const entry = sql`case when ${audit}::jsonb is not null then note_change(
    ${audit}::jsonb, ${sql.raw(`${table}.id, ${label}, ${table}.${person},
    ${fieldsOf(was, fields)}, ${fieldsOf(table, fields)}, '{${hidden.join()}}'`)}
  ) end`;
  return returning(
    sql`update ${sql.table(table)} set ${set} from ${sql.table(`locked_${table}`)}(${id}) as ${sql.table(locked)}
    where ${sql.table(table)}.id = ${id}`,
    bothLists(columns, selectList(builder.selectNoFrom(entry.as('auditedChanges')))),
  );
}

/** A function of PostgreSQL takes at most 100 arguments. */
const fieldsPerCall = 50;

/** SQL of an object with the fields of a row. */
function fieldsOf(row: string, fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).map(([field, column]) => `'${field}', ${row}.${column}`);
  const calls: string[] = [];
  for (let start = 0; start < pairs.length; start += fieldsPerCall) {
    calls.push(`jsonb_build_object(${pairs.slice(start, start + fieldsPerCall).join(', ')})`);
  }
  return calls.join(' || ') || `'{}'::jsonb`;
}

/** The assignments of the given fields and of `updated_at`, for an update of exactly these. */
export function assignmentsOf(
  columnOf: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, unknown>>,
): { fields: Record<string, string>; set: RawBuilder<unknown> } {
  // Prevents field names from the request from reaching the SQL text.
  const given = Object.entries(columnOf).filter(
    ([field]) => Object.hasOwn(changes, field) && changes[field] !== undefined,
  );
  const set = given.map(([field, column]) => sql`${sql.ref(column)} = ${sql.val(changes[field])}`);
  return {
    fields: Object.fromEntries(given),
    set: sql.join([...set, sql`updated_at = now()`]),
  };
}
