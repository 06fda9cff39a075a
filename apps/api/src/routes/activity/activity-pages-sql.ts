import {
  type Activity,
  type ActivityActor,
  activityActorSchema,
  activityNouns,
  type ActivityQuery,
  activityVerbs,
  changesSchema,
} from '@buddyline/domain/activity';
import { countsByNoun } from '@buddyline/domain/counts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { canPutBack } from '../../activity/can-put-back.ts';
import { firstIdOf, timeOfId } from '../../activity/entry-time.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, jsonAs, withColumns } from '../../db/statements/columns.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { readRows, select } from '../../db/statements/statement.ts';

const columns = columnsOf('activity', {
  id: 'id',
  at: 'at',
  actorId: 'actor_id',
  actorName: 'actor_name',
  action: 'action',
  itemId: 'item_id',
  label: 'label',
  personId: 'person_id',
  changes: 'changes',
  counts: 'counts',
  reason: 'reason',
  operationId: 'operation_id',
  undoneBy: 'undone_by',
});

/**
 * Whether the entry is that of an item in the trash, of a reply that is not sent yet, of a sanction that can be
 * lifted, each of which has the id of its entry, or of the lifting of a sanction.
 */
const restorable = jsonAs(
  'isRestorable',
  `exists (
    select from deletions
    where deletions.id = activity.id and restored_at is null and purged_at is null
  ) or exists (
    select from ticket_messages
    where ticket_messages.id = activity.id and due_at > now() and not is_internal
  ) or exists (
    select from sanctions
    where sanctions.id = activity.id and lifted_at is null
      and (ends_at is null or ends_at > now())
  ) or activity.action = 'users.lift' and exists (
    select from sanctions
    join activity as lifted on lifted.id = sanctions.id and lifted.undone_by = activity.id
    where sanctions.user_id = activity.item_id and lifted_at is not null
  )`,
);
const listed = withColumns(columns, restorable);

export type ActivityFilter = Partial<Omit<ActivityQuery, 'limit'>>;

/**
 * Entries that match all filters, newest first. They are read from one index in its own order: as a range of
 * rows of its columns, because with equalities the planner may walk through all entries instead, in the hope
 * to meet enough of the wanted ones early.
 */
export async function readActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  limit: number,
): Promise<Activity[]> {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const { columns: leading, wanted } = leadingColumns(filter, parameter);
  const of = (side: 'table' | 'wanted', id: string) =>
    `(${[...leading.map((column) => column[side]), id].join(', ')})`;
  const row = of('table', 'activity.id');
  const conditions = [
    `${row} >= ${of('wanted', `${parameter(firstWanted(filter))}::uuid`)}`,
    `${row} < ${of('wanted', `${parameter(firstUnwanted(filter))}::uuid`)}`,
    ...conditionsOf(filter, leading, parameter),
  ];
  const order = [...leading.map(({ table }) => table), 'activity.id'].map((one) => `${one} desc`);
  const rows = await readRows(
    db,
    select(
      listed,
      `from unnest(${parameter(wanted)}::text[]) as wanted(name)
      cross join lateral (
        select * from activity where ${conditions.join(' and ')}
        order by ${order.join(', ')} limit ${parameter(limit)}
      ) as activity
      order by activity.id desc limit $${values.length}`,
    ),
    values,
  );
  return rows.map(toActivity);
}

/** Few, because an entry may have many long texts. */
const batchSize = 100;

/**
 * All entries that match, newest first, in batches without a transaction. Those that are written meanwhile are
 * left out when `before` is given, so that it ends.
 */
export async function* eachActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
): AsyncGenerator<Activity[]> {
  let { before } = filter;
  let count: number;
  do {
    const batch: Activity[] = await readActivity(db, { ...filter, before }, batchSize);
    yield batch;
    count = batch.length;
    before = batch.at(-1)?.id ?? before;
  } while (count === batchSize);
}

interface LeadingColumn {
  table: string;
  /** SQL of the wanted value. */
  wanted: string;
}

type Parameter = (value: unknown) => string;

/** The columns before the id of the index that the filters select, and the names that are read from it. */
function leadingColumns(
  filter: ActivityFilter,
  parameter: Parameter,
): { columns: LeadingColumn[]; wanted: readonly string[] } {
  const { actorId, personId, noun, itemId, operationId } = filter;
  const byId = (table: string, id: string) => ({ table, wanted: `${parameter(id)}::uuid` });
  const byName = (table: string) => ({ table, wanted: 'wanted.name' });
  const actions = actionsOf(filter);
  const once = [''];
  if (operationId !== undefined)
    return { columns: [byId('operation_id', operationId)], wanted: once };
  if (itemId !== undefined) {
    const nouns = noun === undefined ? activityNouns : [noun];
    return { columns: [byName('noun'), byId('item_id', itemId)], wanted: nouns };
  }
  if (personId !== undefined) return { columns: [byId('person_id', personId)], wanted: once };
  const actor = actorId === undefined ? [] : [byId('actor_id', actorId)];
  if (actions === null) return { columns: actor, wanted: once };
  return { columns: [...actor, byName('action')], wanted: actions };
}

/** The filters that are not in the index. An equality with one of its columns would undo its order. */
function conditionsOf(
  filter: ActivityFilter,
  leading: readonly LeadingColumn[],
  parameter: Parameter,
): string[] {
  const { actorId, personId, itemId, operationId } = filter;
  const isLeading = (column: string) => leading.some(({ table }) => table === column);
  const ids = {
    actor_id: actorId,
    person_id: personId,
    item_id: itemId,
    operation_id: operationId,
  };
  const conditions = Object.entries(ids).flatMap(([column, id]) =>
    id === undefined || isLeading(column) ? [] : [`${column} = ${parameter(id)}`],
  );
  // The condition of its index.
  if (operationId !== undefined) conditions.push('operation_id is not null');
  const actions = actionsOf(filter);
  if (actions === null || isLeading('action')) return conditions;
  return [...conditions, `action = any(${parameter(actions)})`];
}

// Ids are in the order of time.

function firstWanted({ from }: ActivityFilter): string {
  return firstIdOf(new Date(from ?? 0));
}

function firstUnwanted({ before, to }: ActivityFilter): string {
  const ends = [before?.toLowerCase(), to && firstIdOf(new Date(to))];
  return ends.reduce<string>((first, end) => (end && end < first ? end : first), maxId);
}

const maxId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A filter by noun or verb as the list of its actions. */
function actionsOf({ noun, verb }: ActivityFilter): string[] | null {
  if (noun === undefined && verb === undefined) return null;
  const nouns = noun === undefined ? activityNouns : [noun];
  const verbs = verb === undefined ? activityVerbs : [verb];
  return nouns.flatMap((one) => verbs.map((other) => `${one}.${other}`));
}

interface ActivityRow {
  id: string;
  at: Date;
  actorId: string | null;
  actorName: string | null;
  action: string;
  itemId: string | null;
  label: string | null;
  personId: string | null;
  changes: unknown;
  counts: unknown;
  reason: string | null;
  operationId: string | null;
  undoneBy: string | null;
  isRestorable: unknown;
}

const changesOrNull = v.nullable(changesSchema);
const countsOrNull = v.nullable(countsByNoun);

function toActivity({
  actorId,
  actorName,
  action,
  undoneBy,
  isRestorable,
  ...row
}: ActivityRow): Activity {
  const [noun = '', verb = ''] = action.split('.');
  const changes = v.parse(changesOrNull, row.changes);
  return {
    ...row,
    at: row.at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    noun,
    verb,
    changes,
    counts: v.parse(countsOrNull, row.counts),
    canUndo: undoneBy === null && (isRestorable === true || canPutBack(action, changes)),
    // The entry of the undo has its time in its id.
    undoneAt: undoneBy === null ? null : timeOfId(undoneBy).toISOString(),
  };
}

/** Everybody who has done something, at most `limit`, found by jumps through an index. */
export async function readActors(db: Kysely<Database>, limit: number): Promise<ActivityActor[]> {
  const actors = sql`
    with recursive actors as (
      (select actor_id as id, 1 as n from activity where actor_id is not null order by actor_id limit 1)
      union all
      select (
        select actor_id from activity where actor_id > actors.id order by actor_id limit 1
      ), n + 1
      from actors where actors.id is not null and n <= ${limit}
    )
    select id, (
      select actor_name from activity
      where (actor_id, activity.id) <= (actors.id, ${maxId}::uuid)
      order by actor_id desc, activity.id desc limit 1
    ) as name
    from actors where id is not null limit ${limit}`;
  return parsedRows(db, activityActorSchema.entries, actors);
}
