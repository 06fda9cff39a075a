import type { ImportedDive, ImportState } from '@buddyline/domain/dive-log-import';
import { keysOf } from '@buddyline/domain/keys';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/schema.ts';
import { daysFrom, earlier, jsonOf, now } from '../../db/statements/expressions.ts';
import { lockName } from '../../db/statements/named-lock-sql.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import { jsonInTurns } from '../../http/answers/large-json.ts';
import { columnOf } from '../dive-logs/dive-logs-sql.ts';
import type { LoggedDive } from './logged-dive.ts';
import { parsedPreview, type StoredPreview } from './stored-preview.ts';

const keptFor = '24 hours';
/** Uploading and reading a file take far less. An import that is not ready after this time belongs to a process that died. */
const readFor = '15 minutes';

/** Per diver. One preview may have 10 MB. */
const maxPreviews = 5;

interface NewImport {
  id: string;
  /** Whose logbook it is for. */
  userId: string;
  /** Who has sent it. */
  byId: string;
}

/** @returns false when the id is taken; an import whose process died is replaced */
export async function insertImport(
  db: Kysely<Database>,
  { id, userId, byId }: NewImport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dive_log_imports')
    .values({ id, user_id: userId, by_id: byId, state: 'receiving', taken: '{}' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ state: 'receiving', progress: 0, created_at: now })
        .where('dive_log_imports.state', '<>', 'ready')
        .where('dive_log_imports.created_at', '<=', earlier(now, readFor))
        .where('dive_log_imports.user_id', '=', userId)
        .where('dive_log_imports.by_id', '=', byId),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Deletes all previews of the diver but the newest. An import from which dives were taken keeps their ids, so that it
 * can still be undone. There are never more ids than the logbook has dives.
 */
export async function deleteOlderPreviews(db: Kysely<Database>, userId: string): Promise<void> {
  await sql`
    with older as (
      select id, taken from dive_log_imports
      where user_id = ${userId} and state = 'ready' and (preview is not null or taken = '{}')
      order by created_at desc, id desc
      offset ${maxPreviews} for update
    ), emptied as (
      update dive_log_imports set preview = null from older
      where dive_log_imports.id = older.id and older.taken <> '{}'
    )
    delete from dive_log_imports using older
    where dive_log_imports.id = older.id and older.taken = '{}'`.execute(db);
}

export async function setProgress(
  db: Kysely<Database>,
  id: string,
  state: ImportState,
  progress: number,
): Promise<void> {
  await db
    .updateTable('dive_log_imports')
    .set({ state, progress })
    .where('id', '=', id)
    // Progress that was sent before the end must not overwrite the end.
    .where('state', '<>', 'ready')
    .execute();
}

/** Sends the dives in parts, because the driver copies what it sends several times in one turn of the event loop. */
export async function setPreview(
  db: Kysely<Database>,
  id: string,
  { dives, ...heading }: StoredPreview,
): Promise<void> {
  const first = jsonOf(await jsonBytes({ ...heading, dives: dives.slice(0, divesInPart) }));
  const others: Buffer[] = [];
  for (let at = divesInPart; at < dives.length; at += divesInPart) {
    others.push(await jsonBytes(dives.slice(at, at + divesInPart)));
  }
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('dive_log_imports')
      .set({ state: 'ready', progress: 1, preview: first })
      .where('id', '=', id)
      .execute();
    for (const part of others) {
      await sql`
        update dive_log_imports
        set preview = jsonb_set(preview, '{dives}', (preview -> 'dives') || ${jsonOf(part)})
        where id = ${id}`.execute(transaction);
    }
  });
}

/** Up to 3 MB. */
const divesInPart = 1_250;

async function jsonBytes(value: object): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of jsonInTurns(value)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

export async function deleteImport(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('dive_log_imports').where('id', '=', id).execute();
}

const importEntries = {
  userId: v.string(),
  byId: v.string(),
  state: v.picklist(['receiving', 'reading', 'ready']),
  progress: v.number(),
  taken: v.record(v.string(), v.string()),
};
export type FoundImport = v.InferOutput<v.ObjectSchema<typeof importEntries, undefined>>;

/** An import of the last day. An import whose process died is not found. */
export function findImport(db: Kysely<Database>, id: string): Promise<FoundImport | undefined> {
  return parsedRow(
    db,
    importEntries,
    sql`
      select user_id as "userId", by_id as "byId", state, progress, taken
      from dive_log_imports
      where id = ${id} and created_at > ${earlier(now, keptFor)}
        and (state = 'ready' or created_at > ${earlier(now, readFor)})`,
  );
}

/** Null while the file arrives or is read. Each dive is a row, because one text of megabytes is parsed in one turn. */
export async function findPreview(db: Kysely<Database>, id: string): Promise<StoredPreview | null> {
  const [heading, ...dives] = await parsedRows(
    db,
    { part: v.unknown() },
    sql`
    select part from dive_log_imports, lateral (
      select 0 as n, preview - 'dives' as part
      union all
      select n, dive from jsonb_array_elements(preview -> 'dives') with ordinality as dives (dive, n)
    ) as parts
    where id = ${id} and preview is not null
    order by n`,
  );
  return heading ? parsedPreview(heading.part, dives) : null;
}

/** One import into the logbook of the diver at a time, in whichever process, so that each sees what the others have taken. */
export function lockLogbook(transaction: Kysely<Database>, userId: string): Promise<void> {
  return lockName(transaction, `dive log imports of ${userId}`);
}

/** The dive log of each dive that was taken, by its number in the file. */
export async function readTaken(
  transaction: Kysely<Database>,
  id: string,
): Promise<Record<string, string>> {
  const row = await parsedRow(
    transaction,
    { taken: importEntries.taken },
    sql`select taken from dive_log_imports where id = ${id} for update`,
  );
  return row?.taken ?? {};
}

export async function setTaken(
  transaction: Kysely<Database>,
  id: string,
  taken: Readonly<Record<string, string>>,
): Promise<void> {
  await transaction
    .updateTable('dive_log_imports')
    .set({ taken: JSON.stringify(taken) })
    .where('id', '=', id)
    .execute();
}

/** The logged dives that may be the same as one of `dives`, with the fields that tell dives apart. */
export function readLogbook(
  db: Kysely<Database>,
  userId: string,
  dives: readonly Pick<LoggedDive, 'date'>[],
): Promise<LoggedDive[]> {
  const dates = dives.flatMap(({ date }) => date ?? []).toSorted();
  // Around midnight, dives of two days may be the same.
  const dayBefore = daysFrom(dates[0] ?? null, -1);
  const dayAfter = daysFrom(dates.at(-1) ?? null, 1);
  return db
    .selectFrom('dive_logs')
    .select([
      'id',
      'date',
      'time_in as timeIn',
      'max_depth as maxDepth',
      'time_this_dive as timeThisDive',
      'bottom_time as bottomTime',
      'freedive_or_scuba as freediveOrScuba',
    ])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('date', 'is', null), eb.between('date', dayBefore, dayAfter)]))
    .execute();
}

/** Inserts dives in one statement. */
export async function insertDives(
  transaction: Kysely<Database>,
  userId: string,
  dives: readonly { id: string; dive: ImportedDive }[],
): Promise<void> {
  if (dives.length === 0) return;
  const fields = keysOf(columnOf);
  const names = ['id', 'user_id', ...fields.map((field) => columnOf[field])];
  const rows = dives.map(
    ({ id, dive }) => sql`(${sql.join([id, userId, ...fields.map((field) => dive[field])])})`,
  );
  await sql`
    insert into dive_logs (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(rows)}`.execute(transaction);
}

/** Deletes some imports of more than a day ago. @returns how many */
export async function deleteOldImports(db: Kysely<Database>, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('dive_log_imports')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('dive_log_imports')
        .select('id')
        .where('created_at', '<=', earlier(now, keptFor))
        .orderBy('created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
