import { pageSizes } from '@buddyline/domain/constants';
import { diveLogSchema } from '@buddyline/domain/dive-log';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { listOwned } from '../owned/list-owned.ts';
import { exampleDiveLog } from './dive-log-example.ts';
import { readUserDiveLogs } from './dive-logs-sql.ts';

export function listUserDiveLogs(api: Api, services: Services): void {
  listOwned(api, services, {
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
