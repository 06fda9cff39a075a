import * as v from 'valibot';
import { newIdSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { ticketCategories, ticketDescriptionSchema, ticketSubjectSchema } from './ticket.ts';

/** POST /tickets. */
export const ticketCreateSchema = v.object({
  id: newIdSchema,
  subject: ticketSubjectSchema,
  description: v.pipe(ticketDescriptionSchema, v.nonEmpty(messageKey('text.required'))),
  category: v.picklist(ticketCategories),
});
export type TicketCreate = v.InferInput<typeof ticketCreateSchema>;

/** How many tickets a member may open within an hour. */
export const ticketsPerHour = 10;
