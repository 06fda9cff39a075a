import * as v from 'valibot';
import { uuidSchema } from './ids.ts';
import { newIdSchema } from './new-id.ts';
import { messageKey } from './messages.ts';
import {
  aboutNouns,
  ticketCategories,
  ticketDescriptionSchema,
  ticketSubjectSchema,
} from './ticket.ts';
import { usernameSchema } from './user.ts';

/** What a new ticket is about; people by their username, since members do not see each other's ids. */
const aboutSchema = v.variant('noun', [
  v.object({ noun: v.picklist(aboutNouns), id: uuidSchema }),
  v.object({ noun: v.literal('users'), username: usernameSchema }),
]);
export type NewTicketAbout = v.InferOutput<typeof aboutSchema>;

/** POST /tickets. */
export const ticketCreateSchema = v.object({
  id: newIdSchema,
  subject: ticketSubjectSchema,
  description: v.pipe(ticketDescriptionSchema, v.nonEmpty(messageKey('text.required'))),
  category: v.picklist(ticketCategories),
  about: v.optional(aboutSchema),
});
export type TicketCreate = v.InferInput<typeof ticketCreateSchema>;

/** How many tickets a member may open within an hour. */
export const ticketsPerHour = 10;
