import { keysOf } from '@buddyline/domain/keys';
import { type Kysely, sql } from 'kysely';
import type { DiveLog } from '@buddyline/domain/dive-log';
import type { DiveLogEntry } from '@buddyline/domain/dive-log-entry';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Audited } from '../../activity/audited-rows-sql.ts';
import { assignmentsOf, auditedUpdate, auditText } from '../../activity/audited-update-sql.ts';
import { subjects } from '../../activity/subjects-sql.ts';
import type { Database, DiveLogsTable } from '../../db/schema.ts';
import { withRoom } from '../../db/statements/expressions.ts';
import {
  builder,
  columnsOf,
  type Given,
  prepared,
  returning,
  selectList,
} from '../../db/statements/statement.ts';
import type { Caller } from '../../session/caller.ts';
import {
  insertedRecord,
  updateAuditedRecord,
  oneRecord,
  ownerColumns,
} from '../owned/record-sql.ts';

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
const ownColumns = selectList(builder.selectFrom('dive_logs').select(columns));
const diveLogs = builder
  .selectFrom('dive_logs')
  .innerJoin('users', 'users.id', 'dive_logs.user_id')
  .select([...columns, ...ownerColumns]);

/** The source of all lists of dive logs. */
export const diveLogSource = {
  noun: 'dive_logs',
  columns: selectList(diveLogs),
  joins: sql`left join users on users.id = dive_logs.user_id`,
} as const;

const oneLog = prepared(({ id }: Given<{ id: string }>) => diveLogs.where('dive_logs.id', '=', id));

export function findDiveLog(db: Kysely<Database>, id: string): Promise<DiveLog | undefined> {
  return oneRecord(db, oneLog({ id }));
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
  const room = withRoom('dive_logs', sql.val(userId));
  const values = [id, room, ...given.map((field) => sql.val(fields[field]))];
  const inserted = returning(
    sql`insert into dive_logs (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)})`,
    ownColumns,
  );
  return insertedRecord(db, inserted.compile(db), owner);
}

/** Updates only the given fields. */
export function updateDiveLog(
  db: Kysely<Database>,
  id: string,
  changes: DiveLogFields,
  audit: AuditContext | null,
): Promise<Audited<DiveLog> | undefined> {
  const updated = auditedUpdate(diveLogSource.columns, {
    ...subjects['dive-logs'],
    ...assignmentsOf(columnOf, changes),
    id: sql.val(id),
    audit: sql.val(auditText(audit)),
  });
  return updateAuditedRecord(db, updated.compile(db), audit);
}
