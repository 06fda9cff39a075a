import { keysOf } from '@buddyline/domain/keys';
import type { Kysely } from 'kysely';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogEntry } from '@buddyline/domain/dive-log-entry';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { assignmentsOf, auditedUpdate } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database, DiveLogsTable } from '../../db/schema.ts';
import { columnsOf, withColumns } from '../../db/statements/columns.ts';
import { changeReturning, prepared, select } from '../../db/statements/statement.ts';
import type { Caller } from '../../session/caller.ts';
import {
  insertedRecord,
  updateAuditedRecord,
  oneRecord,
  ownerColumns,
} from '../owned/record-sql.ts';
import { withRoom } from '../../room/room-sql.ts';

/** The column of each editable field. */
export const columnOf = {
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
  buddySignature: 'buddy_signature',
  instructorSignature: 'instructor_signature',
  divemasterSignature: 'divemaster_signature',
} as const satisfies Record<keyof DiveLogEntry, keyof DiveLogsTable>;

const columns = columnsOf('dive_logs', {
  id: 'id',
  userId: 'user_id',
  ...columnOf,
  createdAt: 'created_at',
  updatedAt: 'updated_at',
});
const joins = 'join users on users.id = dive_logs.user_id';

/** The source of all lists of dive logs. */
export const diveLogSource = {
  noun: 'dive_logs',
  columns: withColumns(columns, ownerColumns),
  joins: `left ${joins}`,
} as const;

const oneLog = prepared(
  select(diveLogSource.columns, `from dive_logs ${joins} where dive_logs.id = $1`),
);

export function findDiveLog(db: Kysely<Database>, id: string): Promise<DiveLog | undefined> {
  return oneRecord(db, oneLog, [id]);
}

type DiveLogFields = Readonly<Partial<Record<keyof DiveLogEntry, unknown>>>;

/** Inserts a dive; fields that are not given have their defaults. */
export function insertDiveLog(
  db: Kysely<Database>,
  { id, userId, owner }: { id: string } & Pick<Caller, 'userId' | 'owner'>,
  fields: DiveLogFields,
): Promise<DiveLog> {
  const given = keysOf(columnOf).filter((field) => fields[field] !== undefined);
  const names = ['id', 'user_id', ...given.map((field) => columnOf[field])];
  const places = names.map((name, index) =>
    name === 'user_id' ? withRoom('dive_logs', '$2') : `$${index + 1}`,
  );
  const insert = `insert into dive_logs (${names.join(', ')}) values (${places.join(', ')})`;
  const values = [id, userId, ...given.map((field) => fields[field])];
  return insertedRecord(db, changeReturning(insert, columns), values, owner);
}

/** Updates only the given fields. */
export function updateDiveLog(
  db: Kysely<Database>,
  id: string,
  changes: DiveLogFields,
  audit: AuditContext | null,
): Promise<Audited<DiveLog> | undefined> {
  const { fields, set, values } = assignmentsOf(columnOf, changes);
  const updated = auditedUpdate(diveLogSource.columns, {
    ...subjects['dive-logs'],
    fields,
    set: [...set, 'updated_at = now()'].join(', '),
    audit: values.length + 2,
  });
  return updateAuditedRecord(db, updated, [id, ...values], audit);
}
