import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { timestampOrNull } from './dates.ts';
import { idSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { pageEntries } from './paging.ts';
import { searchEntry } from './search.ts';
import { choiceOrText, textOrNull, boundedText, requiredLine } from './text.ts';
import { ownerOrNull } from './user.ts';

export const ticketStatuses = ['OPEN', 'CLOSED', 'PENDING'] as const;
export const ticketCategories = ['Comments', 'Posts', 'Users', 'Other'] as const;
export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
export type TicketCategory = (typeof ticketCategories)[number];
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketSchema = v.object({
  id: idSchema,
  userId: idSchema,
  subject: v.nullish(v.string(), ''),
  description: textOrNull,
  category: choiceOrText(ticketCategories),
  status: choiceOrText(ticketStatuses),
  /** Absent where the backend has none; the specification shows it on the dashboard only. */
  priority: v.optional(v.nullable(choiceOrText(ticketPriorities))),
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
  Owner: ownerOrNull,
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

export const ticketsQuerySchema = v.object({
  ...pageEntries(pageSizes.tickets),
  search: searchEntry,
  status: v.optional(v.picklist(ticketStatuses)),
  category: v.optional(v.picklist(ticketCategories)),
});
export type TicketsQuery = v.InferOutput<typeof ticketsQuerySchema>;

/** PUT /tickets/{id}. Any status may follow any other. */
const unknownStatus = messageKey('ticket-status.unknown');
export const ticketUpdateSchema = v.object(
  { status: v.picklist(ticketStatuses, unknownStatus) },
  // The same message for a missing status.
  unknownStatus,
);
export type TicketUpdate = v.InferOutput<typeof ticketUpdateSchema>;

export const ticketSubjectSchema = requiredLine(bounds.subjectMax);
export const ticketDescriptionSchema = boundedText(bounds.descriptionMax);
