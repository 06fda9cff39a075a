import {
  type Activity,
  type ActivityActor,
  activityActorSchema,
  activityNouns,
  type ActivityQuery,
  activityVerbs,
  changesSchema,
} from '@buddyline/domain/activity';
import { countsByNoun } from '@buddyline/domain/trash';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { canPutBack } from '../../activity/can-put-back.ts';
import { firstIdOf, timeOfId } from '../../activity/note-time.ts';
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

/** Whether the note is that of an item in the trash, which has the same id. */
const inTrash = jsonAs(
  'isInTrash',
  `exists (
    select from deletions
    where deletions.id = activity.id and restored_at is null and purged_at is null
  )`,
);
const listed = withColumns(columns, inTrash);

export type ActivityFilter = Partial<Omit<ActivityQuery, 'limit'>>;

/** Notes that match all filters, newest first. Each filter reads an index in the order of the ids. */
export async function readActivity(
  db: Kysely<Database>,
  filter: ActivityFilter,
  limit: number,
): Promise<Activity[]> {
  const { conditions, values } = conditionsOf(filter);
  const actions = actionsOf(filter);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const newest = `order by activity.id desc limit $${values.push(limit)}`;
  const rest =
    actions === null
      ? `from activity ${where} ${newest}`
      : `from unnest($${values.push(actions)}::text[]) as wanted(action)
        cross join lateral (
          select * from activity
          where ${['activity.action = wanted.action', ...conditions].join(' and ')} ${newest}
        ) as activity ${newest}`;
  const rows = await readRows(db, select(listed, rest), values);
  return rows.map(toActivity);
}

function conditionsOf(filter: ActivityFilter): { conditions: string[]; values: unknown[] } {
  const { before, actorId, personId, itemId, operationId, from, to } = filter;
  const values: unknown[] = [];
  const conditions: string[] = [];
  const compare = (comparison: string, value: unknown) => {
    if (value !== undefined) conditions.push(`activity.${comparison} $${values.push(value)}`);
  };
  compare('actor_id =', actorId);
  compare('person_id =', personId);
  compare('item_id =', itemId);
  compare('operation_id =', operationId);
  // Ids are in the order of time.
  compare('id <', before);
  compare('id >=', from && firstIdOf(new Date(from)));
  compare('id <', to && firstIdOf(new Date(to)));
  // For the index of items, which begins with the noun.
  if (itemId !== undefined) conditions.push(`activity.noun = any($${values.push(activityNouns)})`);
  return { conditions, values };
}

/** A filter by noun or verb as the list of its actions, for the index of actions. */
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
  isInTrash: unknown;
}

const changesOrNull = v.nullable(changesSchema);
const countsOrNull = v.nullable(countsByNoun);

function toActivity({
  actorId,
  actorName,
  action,
  undoneBy,
  isInTrash,
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
    canUndo: undoneBy === null && (isInTrash === true || canPutBack(action, changes)),
    // The note of the undo has its time in its id.
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
      select actor_name from activity where actor_id = actors.id
      order by activity.id desc limit 1
    ) as name
    from actors where id is not null limit ${limit}`;
  return parsedRows(db, activityActorSchema.entries, actors);
}
