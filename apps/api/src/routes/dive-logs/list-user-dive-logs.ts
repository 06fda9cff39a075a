import { pageSizes } from '@buddyline/domain/constants';
import { diveLogSchema } from '@buddyline/domain/dive-log';
import type { Api, Parts } from '../../http/api.ts';
import { listOwned } from '../users/list-owned.ts';
import { exampleDiveLog } from './dive-log-example.ts';
import { readUserDiveLogs } from './dive-logs-sql.ts';

export function listUserDiveLogs(api: Api, parts: Parts): void {
  listOwned(api, parts, {
    path: '/divelogs/user/:userId',
    operationId: 'listUserDiveLogs',
    summary: 'A user’s dive logs, newest first',
    tag: 'dive-logs',
    limit: pageSizes.diveLogs,
    schema: diveLogSchema,
    example: exampleDiveLog,
    read: readUserDiveLogs,
  });
}
