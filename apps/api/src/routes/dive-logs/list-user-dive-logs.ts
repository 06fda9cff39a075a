import { diveLogSchema } from '@buddyline/domain/dive-log';
import { logbookQuerySchema } from '@buddyline/domain/dive-log-filters';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { listOwned } from '../owned/list-owned.ts';
import { readLogbook } from './logbook-sql.ts';

const description = `By the day of the dive and the time on that day, latest first; dives without a day are last.
The parameters are those of \`GET /divelogs\`, but for \`userId\`. Each word of \`query\` is in the site, location or
comments. With \`sort=newest\` or \`sort=oldest\` the order is that in which the dives were written.`;

export function listUserDiveLogs(api: Api, services: Services): void {
  listOwned(api, services, {
    path: '/divelogs/user/:userId',
    operationId: 'listUserDiveLogs',
    summary: 'A user’s logbook, the latest dive first',
    description,
    tag: 'dive-logs',
    querystring: logbookQuerySchema,
    schema: diveLogSchema,
    read: readLogbook,
  });
}
