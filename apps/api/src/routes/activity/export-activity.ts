import { Readable } from 'node:stream';
import { type Activity, activityQuerySchema } from '@buddyline/domain/activity';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { actOf } from '../../activity/act-of.ts';
import { writeNote } from '../../activity/activity-sql.ts';
import type { Database } from '../../db/schema.ts';
import { adminOnly } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { type ActivityFilter, readActivity } from './activity-pages-sql.ts';
import { csvLine } from './csv.ts';

const querySchema = v.omit(activityQuerySchema, ['limit']);
/** Notes per statement and piece of the response. */
const batchSize = 500;
const exportsPerMinute = 10;

export function exportActivity(api: Api, { database }: Services): void {
  api.get(
    '/activity.csv',
    {
      // HEAD would note an export.
      exposeHeadRoute: false,
      config: {
        access: adminOnly,
        audit: 'activity.export',
        rateLimit: {
          max: exportsPerMinute,
          keyGenerator: ({ caller }) => `exports:${caller?.userId}`,
        },
      },
      schema: {
        operationId: 'exportActivity',
        summary: 'The activity as CSV, newest first',
        description:
          'All that match the filters of `GET /activity`, with a line of headings. Cells that a spreadsheet would run as a formula begin with an apostrophe.',
        tags: ['activity'],
        querystring: querySchema,
        response: {
          200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } },
        },
      },
    },
    async (request, reply) => {
      const act = actOf(request, 'activity.export');
      await writeNote(database.db, { ...act, itemId: null, label: null, personId: null });
      // Notes that are written meanwhile are left out, so that the export ends.
      const { before = act.id, ...filter } = request.query;
      reply.header('content-disposition', 'attachment; filename="activity.csv"');
      reply.type('text/csv; charset=utf-8; header=present');
      return reply.send(Readable.from(csvOf(database.db, { ...filter, before })));
    },
  );
}

const headings = [
  'id',
  'at',
  'actorId',
  'actor',
  'noun',
  'verb',
  'itemId',
  'label',
  'personId',
  'changes',
  'counts',
  'reason',
  'operationId',
  'undoneAt',
];

/** One piece per batch. The reader's speed decides when the next one is read. */
async function* csvOf(db: Kysely<Database>, filter: ActivityFilter): AsyncGenerator<string> {
  yield csvLine(headings);
  let before: string | undefined = filter.before;
  do {
    const batch: Activity[] = await readActivity(db, { ...filter, before }, batchSize);
    yield batch.map(toLine).join('');
    before = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  } while (before !== undefined);
}

function toLine(activity: Activity): string {
  const { actor, changes, counts } = activity;
  return csvLine([
    activity.id,
    activity.at,
    actor?.id,
    actor?.name,
    activity.noun,
    activity.verb,
    activity.itemId,
    activity.label,
    activity.personId,
    changes && JSON.stringify(changes),
    counts && JSON.stringify(counts),
    activity.reason,
    activity.operationId,
    activity.undoneAt,
  ]);
}
