import type { Ticket } from '@buddyline/domain/ticket';
import { ownedPages } from '../users/owned-pages-sql.ts';

const columns = `
  tickets.id,
  tickets.user_id as "userId",
  tickets.subject,
  tickets.description,
  tickets.category,
  tickets.status,
  tickets.priority,
  tickets.created_at as "createdAt",
  tickets.updated_at as "updatedAt"`;

export const readUserTickets = ownedPages<Ticket>({ noun: 'tickets', columns });
