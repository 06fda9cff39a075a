import { type Paged, pagedSchema } from '@buddyline/domain/envelope';
import {
  type Ticket,
  ticketSchema,
  type TicketsQuery,
  type TicketUpdate,
} from '@buddyline/domain/ticket';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface TicketCalls {
  list: (query: Partial<TicketsQuery>, signal?: AbortSignal) => Promise<Paged<Ticket>>;
  get: (ticketId: string, signal?: AbortSignal) => Promise<Ticket>;
  update: (ticketId: string, changes: TicketUpdate) => Promise<ChangeResult>;
  remove: (ticketId: string) => Promise<ChangeResult>;
}

export function ticketCalls({ read, change }: Calls): TicketCalls {
  return {
    list: (query, signal) => read('tickets', pagedSchema(ticketSchema), { query, signal }),
    get: (ticketId, signal) => read(pathOf('tickets', ticketId), ticketSchema, { signal }),
    update: (ticketId, changes) =>
      change({ method: 'put', path: pathOf('tickets', ticketId), json: changes }),
    remove: (ticketId) => change({ method: 'delete', path: pathOf('tickets', ticketId) }),
  };
}
