import { type DiveLog, diveLogSchema } from '@buddyline/domain/dive-log';
import type { DiveLogList } from '@buddyline/domain/dive-log-filters';
import type { DiveLogPayload } from '@buddyline/domain/dive-log-form';
import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface DiveLogCalls {
  list: (query: Partial<DiveLogList>, signal?: AbortSignal) => Promise<Paged<DiveLog>>;
  get: (diveLogId: string, signal?: AbortSignal) => Promise<DiveLog>;
  update: (diveLogId: string, changes: DiveLogPayload) => Promise<ChangeResult>;
  remove: (diveLogId: string) => Promise<ChangeResult>;
}

export function diveLogCalls({ read, change }: Calls): DiveLogCalls {
  return {
    list: ({ search, ...query }, signal) =>
      read('divelogs', pagedSchema(diveLogSchema), { query: { ...query, query: search }, signal }),
    get: (diveLogId, signal) => read(pathOf('divelogs', diveLogId), diveLogSchema, { signal }),
    update: (diveLogId, changes) =>
      change({ method: 'put', path: pathOf('divelogs', diveLogId), json: changes }),
    remove: (diveLogId) => change({ method: 'delete', path: pathOf('divelogs', diveLogId) }),
  };
}
