import type { Columns } from '../db/statements/columns.ts';
import { jsonAs, withColumns } from '../db/statements/columns.ts';
import { changeReturning, type Statement } from '../db/statements/statement.ts';
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

/** The value of the parameter that `auditRow` reads; null for a change that leaves no entry. */
export const auditParameter = (audit: AuditContext | null): string | null =>
  audit && JSON.stringify(auditColumns(audit));

const auditNames = 'id, at, actor_id, actor_name, action, noun, reason, operation_id, request_id';
const auditTypes =
  'id uuid, at timestamptz, actor_id uuid, actor_name text, action text, noun text, reason text, operation_id uuid, request_id uuid';

/** A table with one row, the context. */
const auditRow = (parameter: number): string =>
  `jsonb_to_record($${parameter}::jsonb) as audit(${auditTypes})`;

/** The insert of an entry, for a `with` clause; `from` gives the other columns. */
export const insertedEntry = (
  parameter: number,
  values: { itemId: string; label: string; person: string; changes?: string },
  from: string,
): string => `insert into activity (${auditNames}, item_id, label, person_id, changes)
  select ${auditNames
    .split(', ')
    .map((name) => `audit.${name}`)
    .join(', ')}, ${values.itemId}, ${values.label}, ${values.person}, ${values.changes ?? 'null'}
  from ${auditRow(parameter)}, ${from} where audit.id is not null`;

interface AuditedUpdate extends Subject {
  /** The column of each field that the update may change, under its name in the response. */
  fields: Readonly<Record<string, string>>;
  /** Those of them whose values no entry may hold, such as addresses of files. */
  hidden?: readonly string[];
  /** SQL of the assignments; `$1` is the id. */
  set: string;
  /** Position of the parameter with `auditParameter(audit)`. */
  audit: number;
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
  columns: Columns<Row>,
  { table, label, person, fields, hidden = [], set, audit }: AuditedUpdate,
): Statement<Row & AuditedRow> {
  const [locked, was] = table === 'users' ? ['before', 'before'] : ['users', '(users.was)'];
  const entry = `case when $${audit}::jsonb is not null then note_change(
    $${audit}::jsonb, ${table}.id, ${label}, ${table}.${person},
    ${fieldsOf(was, fields)}, ${fieldsOf(table, fields)}, '{${hidden.join()}}'
  ) end`;
  return changeReturning(
    `update ${table} set ${set} from locked_${table}($1) as ${locked} where ${table}.id = $1`,
    withColumns(columns, jsonAs('auditedChanges', entry)),
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

/** The assignments of the given fields, for an update of exactly these. */
export function assignmentsOf(
  columnOf: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, unknown>>,
): { fields: Record<string, string>; set: string[]; values: unknown[] } {
  const fields: Record<string, string> = {};
  const set: string[] = [];
  const values: unknown[] = [];
  for (const [field, value] of Object.entries(changes)) {
    // Prevents field names from the request from reaching the SQL text.
    const column = Object.hasOwn(columnOf, field) ? columnOf[field] : undefined;
    if (column === undefined || value === undefined) continue;
    fields[field] = column;
    // `$1` is the id.
    set.push(`${column} = $${values.push(value) + 1}`);
  }
  return { fields, set, values };
}
