import type { DiveTrip, DiveTripsQuery, DiveTripUpdate } from '@buddyline/domain/dive-trip';
import type { Paged } from '@buddyline/domain/envelope';
import type { Kysely } from 'kysely';
import type { Act } from '../../activity/note.ts';
import type { Noted } from '../../activity/noted-rows-sql.ts';
import { notedUpdate } from '../../activity/noted-update-sql.ts';
import { flatPages } from '../../db/pages/flat-pages.ts';
import { searchPages } from '../../db/pages/search-pages.ts';
import type { Database } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { select } from '../../db/statements/statement.ts';
import { paged } from '../../http/envelope.ts';
import { oneRecord, ownerColumns, toRecord, updateNotedRecord } from '../owned/record-sql.ts';

const columns = columnsOf('dive_trips', {
  id: 'id',
  userId: 'user_id',
  title: 'title',
  description: 'description',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
const joins = 'join users on users.id = dive_trips.user_id';

const source = {
  noun: 'dive_trips',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
} as const;
const allDiveTrips = flatPages(source);
const diveTripsFound = searchPages({ ...source, byOwner: true });

/** One page of dive trips, newest first, with their total number. */
export async function listDiveTripPage(
  db: Kysely<Database>,
  query: DiveTripsQuery,
): Promise<Paged<DiveTrip>> {
  const read = query.search === '' ? allDiveTrips : diveTripsFound;
  const { rows, total } = await read(db, query);
  return paged(rows.map(toRecord), total, query);
}

const oneDiveTrip = select(source.columns, `from dive_trips ${joins} where dive_trips.id = $1`);

export function findDiveTrip(db: Kysely<Database>, id: string): Promise<DiveTrip | undefined> {
  return oneRecord(db, oneDiveTrip, [id]);
}

const updatedDiveTrip = notedUpdate(source.columns, {
  table: 'dive_trips',
  label: 'title',
  person: 'user_id',
  fields: { title: 'title', description: 'description' },
  set: 'title = $2, description = $3, updated_at = now()',
  act: 4,
});

export function updateDiveTripRow(
  db: Kysely<Database>,
  id: string,
  { title, description }: DiveTripUpdate,
  act: Act,
): Promise<Noted<DiveTrip> | undefined> {
  return updateNotedRecord(db, updatedDiveTrip, [id, title, description], act);
}
