import { diveLogSchema } from '@buddyline/domain/dive-log';
import { diveLogsQuerySchema } from '@buddyline/domain/dive-log-filters';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { listDiveLogPage } from './dive-log-pages-sql.ts';

const description = `Filters combine with AND. Each word of \`query\` is in the site, location or
comments, or each is in the name of the diver.
\`timeIn\` and \`timeOut\` are HHMM numbers (930 is 09:30): dives that began at or after \`timeIn\` and
ended at or before \`timeOut\`.
\`dateFrom\`, \`dateTo\`, \`depthFrom\` and \`depthTo\` include both ends. Depths are maximum depths in ft and
count to the decimetre. \`findings\` are dives with an implausible value; \`userId\` is the diver's.
\`sort=date\` is by the day of the dive, \`sort=depth\` deepest first; dives without a value are last.`;

export function listDiveLogs(api: Api, { database }: Services): void {
  api.get(
    '/divelogs',
    {
      config: { may: 'dive-logs.read' },
      schema: {
        operationId: 'listDiveLogs',
        summary: 'Dive logs, by default newest first',
        description,
        tags: ['dive-logs'],
        querystring: diveLogsQuerySchema,
        response: { 200: successSchema(pagedSchema(diveLogSchema)) },
      },
    },
    async (request, reply) =>
      sendList(
        reply,
        success(request.i18n._(done), await listDiveLogPage(database.db, request.query)),
      ),
  );
}
