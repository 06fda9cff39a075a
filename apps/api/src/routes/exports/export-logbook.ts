import { countDives, surveyDives } from '@buddyline/dive-files/write-uddf';
import { displayName } from '@buddyline/domain/user';
import { type LogbookFormat, logbookFormats } from '@buddyline/domain/exports';
import { staffAuditContext } from '../../activity/audit-context.ts';
import { databaseNow } from '../../db/database-clock.ts';
import { callerOf, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { idParams } from '../../http/id-params.ts';
import { exportTurns } from '../../http/limits/export-turns.ts';
import type { Services } from '../../services.ts';
import { eachDiveLogOf } from '../dive-logs/logbook-sql.ts';
import { noSuchUser } from '../users/user-answers.ts';
import { findUser } from '../users/users-sql.ts';
import { exportOptions, fileAnswer, sendAsFile, sendPieces } from './export-answers.ts';
import { logbookText, logbookTypes } from './logbook-files.ts';
import { auditExport } from './audited-export.ts';

const formatNames: Readonly<Record<LogbookFormat, string>> = {
  uddf: 'UDDF 3.2.3',
  ssrf: 'a Subsurface file',
  csv: 'CSV',
};

/** A diver's logbook in the formats that other programs read. */
export function exportLogbook(api: Api, services: Services): void {
  for (const format of logbookFormats) addFormat(api, services, format);
}

function addFormat(api: Api, { database: { db }, config }: Services, format: LogbookFormat): void {
  api.get(
    `/exports/divelogs/:userId.${format}`,
    {
      ...exportOptions,
      config: { access: owner, may: 'dive-logs.export', limit: 'exports' },
      schema: {
        operationId: `exportLogbook${format.charAt(0).toUpperCase()}${format.slice(1)}`,
        summary: `A diver’s logbook as ${formatNames[format]}`,
        description:
          'Of the answer’s headers `X-Dives` is the number of dives in the file, `X-Dives-Without-Date` that of those left out, because files cannot hold them, and `X-Dives-Incomplete` that of those without a greatest depth or a duration, which are written without it. CSV has all dives. An administrator’s export is audited. One export of a person at a time.',
        tags: ['exports'],
        params: idParams('userId'),
        response: {
          200: fileAnswer(formatNames[format], logbookTypes[format].split(';')[0] ?? ''),
        },
        answerHeaders: ['X-Dives', 'X-Dives-Without-Date', 'X-Dives-Incomplete'],
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      const user = await findUser(db, userId);
      if (user === undefined) throw noSuchUser();
      const turn = exportTurns.begin(request, reply);
      const each = () => turn.each(eachDiveLogOf(db, userId));
      const survey = format === 'csv' ? null : await surveyDives(each());
      const { written, undated, incomplete } = survey ?? (await countDives(each()));
      const isOwn = callerOf(request).userId === userId;
      const audit = isOwn ? null : staffAuditContext(request, 'dive-logs.export');
      const label = displayName(user, user.username);
      const audited = { db, log: request.log, noun: 'dive-logs', label, personId: userId } as const;
      const batches = audit === null ? each() : await auditExport({ ...audited, audit }, each());
      const heading = {
        program: config.brand,
        version: config.version,
        fullName: label,
        now: new Date(databaseNow()),
      };
      reply.header('x-dives', format === 'csv' ? written + undated : written);
      reply.header('x-dives-without-date', format === 'csv' ? 0 : undated);
      reply.header('x-dives-incomplete', incomplete);
      sendAsFile(reply, {
        subject: user.username,
        extension: format,
        type: logbookTypes[format],
      });
      return sendPieces(reply, logbookText(format, heading, survey, batches));
    },
  );
}
