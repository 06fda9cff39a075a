import * as v from 'valibot';
import { bounds } from './constants.ts';
import { isoDateSchema, timestampOrNull } from './dates.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { mailStatuses } from './mail.ts';
import { newIdSchema } from './new-id.ts';
import { namedPersonSchema } from './named-person.ts';
import { choiceOrText, requiredText, textOrNull } from './text.ts';
import { namedPersonOrNull, ticketStatuses } from './ticket.ts';

/** How long a reply of staff waits before it is sent, and can be taken back. */
export const takeBackSeconds = 10;

/** What became of the mail of a message or sanction; `error` is the answer of the mail server. */
export const mailStateSchema = v.object({
  id: idSchema,
  status: choiceOrText(mailStatuses),
  error: textOrNull,
  sentAt: textOrNull,
});
export type MailState = v.InferOutput<typeof mailStateSchema>;

export const ticketMessageSchema = v.object({
  id: idSchema,
  /** Members are not told who of the staff has answered. */
  author: namedPersonOrNull,
  isStaff: v.boolean(),
  /** A note that only staff read. */
  isInternal: v.boolean(),
  body: v.string(),
  at: timestampOrNull,
  /** When a reply of staff is sent. Until then it can be taken back, and the reporter does not see it. */
  dueAt: timestampOrNull,
  /** For staff; null without a mail, or 90 days after it. */
  mail: v.nullable(mailStateSchema),
});
export type TicketMessage = v.InferOutput<typeof ticketMessageSchema>;

/** GET /tickets/{id}/messages, the oldest first. */
export const ticketConversationSchema = v.object({
  data: v.array(ticketMessageSchema),
  /** The language of the reporter's mails. */
  locale: v.string(),
  /** For staff: later tickets about the same arrive closed. */
  isMuted: v.boolean(),
});
export type TicketConversation = v.InferOutput<typeof ticketConversationSchema>;

/** POST /tickets/{id}/messages. Members send the text only, and may choose the id. */
export const ticketMessageCreateSchema = v.object({
  id: newIdSchema,
  body: requiredText(bounds.messageMax),
  isInternal: v.optional(v.boolean()),
  /** The status of the ticket afterwards, `CLOSED` for 'Send & close'. */
  status: v.optional(v.picklist(ticketStatuses)),
  pendingUntil: v.optional(isoDateSchema),
  /**
   * The last message that staff saw when they wrote, null without any: a reply is refused with the code
   * `answered` if somebody else has written since. Absent: no such check.
   */
  seen: v.optional(v.nullable(uuidSchema)),
});
export type TicketMessageCreate = v.InferInput<typeof ticketMessageCreateSchema>;

/** PUT /tickets/{id}/taker. Taking a ticket from somebody else must be said. */
export const takeTicketSchema = v.object({ takeOver: v.optional(v.boolean()) });
export type TakeTicket = v.InferOutput<typeof takeTicketSchema>;

/** GET /tickets/takers, of the feature `ticket-assign`: those whom a ticket can be assigned to, by name. */
export const ticketTakersSchema = v.object({ data: v.array(namedPersonSchema) });

/** GET /tickets/{id}/related: other tickets about the same, open ones first, at most 100. */
export const relatedTicketSchema = v.object({
  id: idSchema,
  subject: v.string(),
  status: choiceOrText(ticketStatuses),
  createdAt: timestampOrNull,
});
export type RelatedTicket = v.InferOutput<typeof relatedTicketSchema>;
export const relatedTicketsSchema = v.object({ data: v.array(relatedTicketSchema) });
