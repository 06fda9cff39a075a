import { type ActivityNoun, activityQuerySchema } from '@buddyline/domain/activity';
import { certificatesQuerySchema } from '@buddyline/domain/certificate-list';
import { csvColumns, type ExportedRows } from '@buddyline/domain/csv-columns';
import { diveLogsQuerySchema } from '@buddyline/domain/dive-log-filters';
import type { ExportedList } from '@buddyline/domain/exports';
import { postsQuerySchema } from '@buddyline/domain/post-list';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { usersQuerySchema } from '@buddyline/domain/user-list';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { auditContext } from '../../activity/audit-context.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { exportTurns } from '../../http/limits/export-turns.ts';
import type { Services } from '../../services.ts';
import { eachActivity } from '../activity/activity-pages-sql.ts';
import { eachCertificate } from '../certificates/certificates-sql.ts';
import { eachDiveLog } from '../dive-logs/dive-log-pages-sql.ts';
import { eachPost } from '../posts/posts-sql.ts';
import { eachTicket } from '../tickets/ticket-pages-sql.ts';
import { eachUser } from '../users/user-pages-sql.ts';
import { csvOf } from './csv-stream.ts';
import { csvType, exportOptions, fileAnswer, sendAsFile, sendPieces } from './export-answers.ts';
import { filterText, auditExport } from './audited-export.ts';

const paging = ['page', 'limit'] as const;

/** The current view of every list as CSV, with the list's own filters. */
export function exportLists(api: Api, { database: { db } }: Services): void {
  const users = optionsOf('users', v.omit(usersQuerySchema, paging));
  api.get('/exports/users.csv', users, (request, reply) =>
    send('users', { request, reply }, () => eachUser(db, request.query, callerOf(request))),
  );
  const posts = optionsOf('posts', v.omit(postsQuerySchema, paging));
  api.get('/exports/posts.csv', posts, (request, reply) =>
    send('posts', { request, reply }, () => eachPost(db, request.query)),
  );
  const certificates = optionsOf('certificates', v.omit(certificatesQuerySchema, paging));
  api.get('/exports/certificates.csv', certificates, (request, reply) =>
    send('certificates', { request, reply }, () => eachCertificate(db, request.query)),
  );
  const diveLogs = optionsOf('divelogs', v.omit(diveLogsQuerySchema, paging));
  api.get('/exports/divelogs.csv', diveLogs, (request, reply) =>
    send('divelogs', { request, reply }, () => eachDiveLog(db, request.query)),
  );
  const tickets = optionsOf('tickets', v.omit(ticketsQuerySchema, paging));
  api.get('/exports/tickets.csv', tickets, (request, reply) =>
    send('tickets', { request, reply }, () =>
      eachTicket(db, request.query, callerOf(request).userId),
    ),
  );
  const activity = optionsOf('activity', v.omit(activityQuerySchema, ['limit']));
  api.get('/exports/activity.csv', activity, (request, reply) =>
    send('activity', { request, reply }, (exportId) => {
      // Entries that are written meanwhile, that of this export included, are left out.
      const { before = exportId, ...filter } = request.query;
      return eachActivity(db, { ...filter, before });
    }),
  );

  async function send<List extends ExportedList>(
    list: List,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    each: (exportId: string) => AsyncGenerator<ExportedRows[List][]>,
  ) {
    const noun = nouns[list];
    const turn = exportTurns.begin(request, reply);
    const audit = auditContext(request, `${noun}.export`);
    const label = filterText(Object(request.query));
    const audited = { db, log: request.log, audit, noun, label, personId: null };
    const batches = await auditExport(audited, turn.each(each(audit.id)));
    sendAsFile(reply, { subject: list, extension: 'csv', type: csvType });
    return sendPieces(reply, csvOf(csvColumns[list], batches));
  }
}

const nouns = {
  users: 'users',
  posts: 'posts',
  certificates: 'certificates',
  divelogs: 'dive-logs',
  tickets: 'tickets',
  activity: 'activity',
} as const satisfies Record<ExportedList, ActivityNoun>;

function optionsOf<Query extends v.GenericSchema<unknown, unknown>>(
  list: ExportedList,
  querystring: Query,
) {
  return {
    ...exportOptions,
    config: {
      may: `${nouns[list]}.export` as const,
      limit: 'exports' as const,
      ...(list === 'users' && { proof: true as const }),
    },
    schema: {
      operationId: `export${list.charAt(0).toUpperCase()}${list.slice(1)}`,
      summary: `The list of ${list} as CSV, in the order of the list`,
      description:
        'All that match the filters of the list, in UTF-8 with a byte order mark, by RFC 4180. The headings are the names of the fields, with their units. A text that a spreadsheet would run as a formula begins with an apostrophe; numbers never do. Noted with the filter and the number of rows. One export of a person at a time.',
      tags: ['exports'],
      querystring,
      response: { 200: fileAnswer('CSV', 'text/csv') },
    },
  };
}
