import { dashboardSchema } from '@buddyline/domain/dashboard';
import { successSchema } from '@buddyline/domain/envelope';
import { databaseNow } from '../../db/database-clock.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { readQueue } from '../tickets/queue/queue-sql.ts';
import { dashboardFigures } from './dashboard-figures.ts';
import {
  countNouns,
  countOpenTicketAges,
  listLatestPosts,
  listLatestTickets,
} from './dashboard-sql.ts';

const description = `The last twelve months, oldest first, including the current one; days and months are in UTC.
\`growth\` compares the last 30 days with the 30 days before, in percent; it is 0 when there was nothing before. \`ticketQueue\` is that of the caller.`;

export function getDashboard(api: Api, { database }: Services): void {
  api.get(
    '/dashboard',
    {
      config: { may: 'dashboard.read' },
      schema: {
        operationId: 'getDashboard',
        summary: 'Totals, growth, twelve months, and the latest posts and tickets',
        description,
        tags: ['dashboard'],
        response: { 200: successSchema(dashboardSchema) },
      },
    },
    async (request) => {
      const now = new Date(databaseNow());
      const { userId } = callerOf(request);
      const [counts, openTicketAges, recentPosts, recentTickets, ticketQueue] =
        await database.fromReplica((db) =>
          Promise.all([
            countNouns(db, now),
            countOpenTicketAges(db),
            listLatestPosts(db),
            listLatestTickets(db),
            readQueue(db, userId),
          ]),
        );
      const figures = dashboardFigures(counts, now);
      return success(request.i18n._(done), {
        ...figures,
        openTicketAges,
        recentPosts,
        recentTickets,
        ticketQueue,
      });
    },
  );
}
