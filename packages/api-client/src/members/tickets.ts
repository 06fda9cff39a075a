import { type Ticket, ticketSchema } from '@buddyline/domain/ticket';
import type { TicketCreate } from '@buddyline/domain/ticket-forms';
import type { Calls, ChangeResult } from '../calls.ts';
import { ticketMessageCalls, type TicketMessageCalls } from '../ticket-messages.ts';
import { ticketCalls, type TicketCalls } from '../tickets.ts';
import { createOnce, type CreateOptions } from './idempotent-change.ts';

export interface MemberTicketCalls extends Pick<TicketCalls, 'get'> {
  create: (
    ticket: TicketCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: Ticket }>;
  messages: TicketMessageCalls['list'];
  reply: TicketMessageCalls['send'];
}

export function memberTicketCalls(calls: Calls): MemberTicketCalls {
  const create = createOnce(calls);
  const { list, send } = ticketMessageCalls(calls);
  return {
    get: ticketCalls(calls).get,
    create: (ticket, options) => create({ path: 'tickets', json: ticket }, ticketSchema, options),
    messages: list,
    reply: send,
  };
}
