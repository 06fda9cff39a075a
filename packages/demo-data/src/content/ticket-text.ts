import type { TicketCategory, TicketPriority } from '@buddyline/domain/ticket';

export type Ticket = {
  category: TicketCategory;
  priority: TicketPriority;
  subject: string;
  description: string;
};
