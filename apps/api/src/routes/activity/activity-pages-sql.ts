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
import { type InferResult, type Kysely, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { canPutBack } from '../../activity/can-put-back.ts';
import { firstIdOf, timeOfId } from '../../activity/entry-time.ts';
import type { Database } from '../../db/schema.ts';
import { flag } from '../../db/statements/expressions.ts';
import { parsedRows } from '../../db/statements/parsed-rows.ts';
import { builder, select, selectList } from '../../db/statements/statement.ts';

/**
 * Whether the entry can be undone without putting back fields: that of an item in the trash, of a reply that is not sent
 * yet, of a sanction that can be lifted, or of the lifting of a sanction. The first three have the id of their entry.
 */
const isRestorable = flag(
  sql`exists (
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

const listed = builder
  .selectFrom('activity')
  .select([
    'activity.id',
    'activity.at',
    'activity.actor_id as actorId',
    'activity.actor_name as actorName',
    'activity.action',
    'activity.item_id as itemId',
    'activity.label',
    'activity.person_id as personId',
    'activity.changes',
    'activity.counts',
    'activity.reason',
    'activity.operation_id as operationId',
    'activity.undone_by as undoneBy',
    isRestorable.as('isRestorable'),
  ]);
const columns = selectList(listed);

export type ActivityFilter = Partial<Omit<ActivityQuery, 'limit'>>;

/**
 * Entries that match all filters, newest first. They are read from one index in its own order. The condition is a range
 * of row values: with equalities the planner may scan all entries instead, in the hope to find enough matches early.
 */
export async function readActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  limit: number,
): Promise<Activity[]> {
  const { columns: leading, wanted } = leadingColumns(filter);
  const names = [...leading.map(({ column }) => sql.ref(column)), sql`activity.id`];
  const row = (id: string) =>
    sql`(${sql.join([...leading.map((one) => one.wanted), sql`${id}::uuid`])})`;
  const conditions = [
    sql`(${sql.join(names)}) >= ${row(firstWanted(filter))}`,
    sql`(${sql.join(names)}) < ${row(firstUnwanted(filter))}`,
    ...conditionsOf(filter, leading),
  ];
  const order = sql.join(names.map((name) => sql`${name} desc`));
  const { rows } = await select(
    columns,
    sql`from unnest(${wanted}::text[]) as wanted(name)
      cross join lateral (
        select * from activity where ${sql.join(conditions, sql` and `)}
        order by ${order} limit ${limit}
      ) as activity
      order by activity.id desc limit ${limit}`,
  ).execute(db);
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
  column: string;
  wanted: RawBuilder<unknown>;
}

/** The columns before the id of the index that the filters select, and the names that are read from it. */
function leadingColumns(filter: ActivityFilter): {
  columns: LeadingColumn[];
  wanted: readonly string[];
} {
  const { actorId, personId, noun, itemId, operationId } = filter;
  const byId = (column: string, id: string) => ({ column, wanted: sql`${id}::uuid` });
  const byName = (column: string) => ({ column, wanted: sql`wanted.name` });
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
): RawBuilder<unknown>[] {
  const { actorId, personId, itemId, operationId } = filter;
  const isLeading = (name: string) => leading.some(({ column }) => column === name);
  const ids = {
    actor_id: actorId,
    person_id: personId,
    item_id: itemId,
    operation_id: operationId,
  };
  const conditions = Object.entries(ids).flatMap(([column, id]) =>
    id === undefined || isLeading(column) ? [] : [sql`${sql.ref(column)} = ${id}`],
  );
  // The condition of its index.
  if (operationId !== undefined) conditions.push(sql`operation_id is not null`);
  const actions = actionsOf(filter);
  if (actions === null || isLeading('action')) return conditions;
  return [...conditions, sql`action = any(${actions})`];
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

type ActivityRow = InferResult<typeof listed>[number];

const changesOrNull = v.nullable(changesSchema);
const countsOrNull = v.nullable(countsByNoun);

function toActivity({
  actorId,
  actorName,
  action,
  undoneBy,
  isRestorable: canRestore,
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
    canUndo: undoneBy === null && (canRestore || canPutBack(action, changes)),
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
      select coalesce(actor_name, '') from activity
      where (actor_id, activity.id) <= (actors.id, ${maxId}::uuid)
      order by actor_id desc, activity.id desc limit 1
    ) as name
    from actors where id is not null limit ${limit}`;
  return parsedRows(db, activityActorSchema.entries, actors);
}
