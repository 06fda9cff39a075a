import type { Columns } from '../db/statements/columns.ts';
import { jsonAs, withColumns } from '../db/statements/columns.ts';
import { changeReturning, type Statement } from '../db/statements/statement.ts';
import type { Act } from './note.ts';
import { timeOfId } from './note-time.ts';
import type { Subject } from './subjects-sql.ts';

/** The columns of a note that are known before the change. */
export function actColumns(act: Act) {
  return {
    id: act.id,
    at: timeOfId(act.id),
    actor_id: act.actor?.id ?? null,
    actor_name: act.actor?.name ?? null,
    action: act.action,
    noun: act.action.slice(0, act.action.lastIndexOf('.')),
    reason: act.reason,
    operation_id: act.operationId,
    request_id: act.requestId,
  };
}

/** The value of the parameter that `actRow` reads; null for a change that leaves no note. */
export const actParameter = (act: Act | null): string | null =>
  act && JSON.stringify(actColumns(act));

const actNames = 'id, at, actor_id, actor_name, action, noun, reason, operation_id, request_id';
const actTypes =
  'id uuid, at timestamptz, actor_id uuid, actor_name text, action text, noun text, reason text, operation_id uuid, request_id uuid';

/** A table with one row, the act. */
const actRow = (parameter: number): string =>
  `jsonb_to_record($${parameter}::jsonb) as act(${actTypes})`;

/** The insert of a note, for a `with` clause; `from` gives the other columns. */
export const insertedNote = (
  parameter: number,
  values: { itemId: string; label: string; person: string; changes?: string },
  from: string,
): string => `insert into activity (${actNames}, item_id, label, person_id, changes)
  select ${actNames
    .split(', ')
    .map((name) => `act.${name}`)
    .join(', ')}, ${values.itemId}, ${values.label}, ${values.person}, ${values.changes ?? 'null'}
  from ${actRow(parameter)}, ${from} where act.id is not null`;

interface NotedUpdate extends Subject {
  /** The column of each field that the update may change, under its name in the response. */
  fields: Readonly<Record<string, string>>;
  /** Those of them whose values may not be noted, such as addresses of files. */
  hidden?: readonly string[];
  /** SQL of the assignments; `$1` is the id. */
  set: string;
  /** Position of the parameter with `actParameter(act)`. */
  act: number;
}

/** A row of a noted update. */
export interface NotedRow {
  /** ActivityChanges; null when no field has changed, since that leaves no note. */
  notedChanges: unknown;
}

/**
 * Updates one row and notes the fields that have changed, in one statement, so that it stays one round
 * trip. `locked_<table>` locks the row before it is compared, so that two updates at once note what each
 * has changed. It also reads the owner: it stands for the table of the users, since planning a join with
 * that table would take longer than the update.
 * @param columns of the table and, unless it is that of the users, those of `ownerColumns`
 */
export function notedUpdate<Row>(
  columns: Columns<Row>,
  { table, label, person, fields, hidden = [], set, act }: NotedUpdate,
): Statement<Row & NotedRow> {
  const [locked, was] = table === 'users' ? ['before', 'before'] : ['users', '(users.was)'];
  const note = `case when $${act}::jsonb is not null then note_change(
    $${act}::jsonb, ${table}.id, ${label}, ${table}.${person},
    ${fieldsOf(was, fields)}, ${fieldsOf(table, fields)}, '{${hidden.join()}}'
  ) end`;
  return changeReturning(
    `update ${table} set ${set} from locked_${table}($1) as ${locked} where ${table}.id = $1`,
    withColumns(columns, jsonAs('notedChanges', note)),
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
