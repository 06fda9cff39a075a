import type { Kysely } from 'kysely';
import type { DiveLog, DiveLogUpdate } from '@buddyline/domain/dive-log';
import type { Database, DiveLogsTable } from '../../db/schema.ts';
import { ownedPages } from '../owned/owned-pages-sql.ts';
import { oneRecord, ownerColumns } from '../owned/record-sql.ts';

/** The column of each field that can be edited. */
const columnOf = {
  diveNumber: 'dive_number',
  date: 'date',
  location: 'location',
  site: 'site',
  timeIn: 'time_in',
  timeOut: 'time_out',
  timeThisDive: 'time_this_dive',
  averageDepth: 'average_depth',
  maxDepth: 'max_depth',
  bottomTime: 'bottom_time',
  abt: 'abt',
  bottomTimeToDate: 'bottom_time_to_date',
  cumulativeTime: 'cumulative_time',
  waterTemp: 'water_temp',
  weight: 'weight',
  visibilityValue: 'visibility_value',
  visibilityUnit: 'visibility_unit',
  currentCondition: 'current_condition',
  freediveOrScuba: 'freedive_or_scuba',
  longitude: 'longitude',
  latitude: 'latitude',
  exposureGear: 'exposure_gear',
  si: 'si',
  n2: 'n2',
  cnsO2: 'cns_o2',
  deco1: 'deco1',
  deco2: 'deco2',
  deco3: 'deco3',
  startPSI: 'start_psi',
  endPSI: 'end_psi',
  pg: 'pg',
  comments: 'comments',
  isFresh: 'is_fresh',
  isSalt: 'is_salt',
  isShore: 'is_shore',
  isBoat: 'is_boat',
  usedComputer: 'used_computer',
  usedScooter: 'used_scooter',
  usedCamera: 'used_camera',
  isWreck: 'is_wreck',
  isReef: 'is_reef',
  isCave: 'is_cave',
  isTraining: 'is_training',
  isSearchRecovery: 'is_search_recovery',
} as const satisfies Record<keyof DiveLogUpdate, keyof DiveLogsTable>;

const columns = [
  'dive_logs.id',
  'dive_logs.user_id as "userId"',
  ...Object.entries(columnOf).map(([field, column]) => `dive_logs.${column} as "${field}"`),
  'dive_logs.buddy_signature as "buddySignature"',
  'dive_logs.instructor_signature as "instructorSignature"',
  'dive_logs.divemaster_signature as "divemasterSignature"',
  'dive_logs.created_at as "createdAt"',
  'dive_logs.updated_at as "updatedAt"',
].join(', ');
const joins = 'join users on users.id = dive_logs.user_id';

/** Where lists of dive logs read from. */
export const diveLogSource = {
  noun: 'dive_logs',
  columns: `${columns}, ${ownerColumns}`,
  joins: `left ${joins}`,
} as const;

export const readUserDiveLogs = ownedPages<DiveLog>({ noun: 'dive_logs', columns });

const oneLog = `select ${diveLogSource.columns} from dive_logs ${joins} where dive_logs.id = $1`;

export function findDiveLog(db: Kysely<Database>, id: string): Promise<DiveLog | undefined> {
  return oneRecord<DiveLog>(db, oneLog, [id]);
}

/** Changes what was sent and leaves the rest. */
export function updateDiveLog(
  db: Kysely<Database>,
  id: string,
  changes: DiveLogUpdate,
): Promise<DiveLog | undefined> {
  const values: unknown[] = [id];
  const assignments = ['updated_at = now()'];
  for (const [field, value] of Object.entries(changes)) {
    if (!isField(field) || value === undefined) continue;
    assignments.push(`${columnOf[field]} = $${values.push(value)}`);
  }
  const text = `
    with dive_logs as (
      update dive_logs set ${assignments.join(', ')} where id = $1 returning *
    )
    select ${diveLogSource.columns} from dive_logs ${joins}`;
  return oneRecord<DiveLog>(db, text, values);
}

/** @returns false when there was no such dive log. */
export async function deleteDiveLogRow(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dive_logs')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Names that come from outside never reach the statement. */
function isField(name: string): name is keyof typeof columnOf {
  return Object.hasOwn(columnOf, name);
}
