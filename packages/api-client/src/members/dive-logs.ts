import { type DiveLog, diveLogSchema } from '@buddyline/domain/dive-log';
import type { DiveLogCreate, DiveLogEntry } from '@buddyline/domain/dive-log-entry';
import { type Calls, type ChangeResult, pathOf } from '../calls.ts';
import { diveLogCalls, type DiveLogCalls } from '../dive-logs.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';

export interface MemberDiveLogCalls extends Pick<DiveLogCalls, 'get' | 'remove'> {
  create: (
    log: DiveLogCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: DiveLog }>;
  update: (diveLogId: string, changes: DiveLogEntry) => Promise<ChangeResult>;
}

export function memberDiveLogCalls(calls: Calls): MemberDiveLogCalls {
  const { get, remove } = diveLogCalls(calls);
  const create = createOnce(calls);
  return {
    get,
    remove,
    create: (log, options) => create({ path: 'divelogs', json: log }, diveLogSchema, options),
    update: (diveLogId, changes) =>
      calls.change({ method: 'put', path: pathOf('divelogs', diveLogId), json: changes }),
  };
}
