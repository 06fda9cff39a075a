import type { TicketsTable } from '../../schema.ts';

export type Ticket = {
  category: TicketsTable['category'];
  priority: 'low' | 'medium' | 'high' | 'urgent';
  subject: string;
  description: string;
};
