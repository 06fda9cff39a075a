import type { NamedPerson } from '@buddyline/domain/named-person';
import type { TicketTriage } from '@buddyline/domain/ticket';
import {
  type RelatedTicket,
  relatedTicketsSchema,
  type TakeTicket,
  type TicketConversation,
  ticketConversationSchema,
  type TicketMessage,
  type TicketMessageCreate,
  ticketMessageSchema,
  ticketTakersSchema,
} from '@buddyline/domain/ticket-message';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';
import { createOnce, type CreateOptions } from './members/idempotent-change.ts';

/** Only for backends with the feature 'ticket-answers'. */
export interface TicketMessageCalls {
  list: (ticketId: string, signal?: AbortSignal) => Promise<TicketConversation>;
  /** `undo` of the result takes the reply back, like `takeBack`. */
  send: (
    ticketId: string,
    message: TicketMessageCreate,
    options?: CreateOptions,
  ) => Promise<ChangeResult & { data: TicketMessage }>;
  /** Within 10 seconds; then it answers 409. */
  takeBack: (ticketId: string, messageId: string) => Promise<ChangeResult>;
  /** 409 with the code `taken` when somebody else has taken it, unless `takeOver` is true. */
  take: (ticketId: string, how?: TakeTicket) => Promise<ChangeResult>;
  release: (ticketId: string) => Promise<ChangeResult>;
  /** Also from somebody else. This and `takers` are only for backends with the feature 'ticket-assign'. */
  assign: (ticketId: string, userId: string) => Promise<ChangeResult>;
  /** The people to whom a ticket can be assigned, by name. */
  takers: (signal?: AbortSignal) => Promise<NamedPerson[]>;
  /** Only for backends with the feature 'ticket-triage'. */
  triage: (ticketId: string, triage: TicketTriage) => Promise<ChangeResult>;
  /** Later tickets about the same arrive closed. */
  mute: (ticketId: string) => Promise<ChangeResult>;
  unmute: (ticketId: string) => Promise<ChangeResult>;
  /** Other tickets about the same. */
  related: (ticketId: string, signal?: AbortSignal) => Promise<RelatedTicket[]>;
}

export function ticketMessageCalls(calls: Calls): TicketMessageCalls {
  const { read, change } = calls;
  const create = createOnce(calls);
  const messages = (ticketId: string, ...rest: string[]) =>
    pathOf('tickets', ticketId, 'messages', ...rest);
  return {
    list: (ticketId, signal) => read(messages(ticketId), ticketConversationSchema, { signal }),
    send: (ticketId, json, options) =>
      create({ path: messages(ticketId), json }, ticketMessageSchema, options),
    takeBack: (ticketId, messageId) =>
      change({ method: 'delete', path: messages(ticketId, messageId) }),
    take: (ticketId, json = {}) =>
      change({ method: 'put', path: pathOf('tickets', ticketId, 'taker'), json }),
    release: (ticketId) => change({ method: 'delete', path: pathOf('tickets', ticketId, 'taker') }),
    assign: (ticketId, userId) =>
      change({ method: 'put', path: pathOf('tickets', ticketId, 'taker', userId) }),
    takers: async (signal) =>
      (await read(pathOf('tickets', 'takers'), ticketTakersSchema, { signal })).data,
    triage: (ticketId, json) =>
      change({ method: 'patch', path: pathOf('tickets', ticketId), json }),
    mute: (ticketId) => change({ method: 'put', path: pathOf('tickets', ticketId, 'mute') }),
    unmute: (ticketId) => change({ method: 'delete', path: pathOf('tickets', ticketId, 'mute') }),
    related: async (ticketId, signal) => {
      const path = pathOf('tickets', ticketId, 'related');
      return (await read(path, relatedTicketsSchema, { signal })).data;
    },
  };
}
