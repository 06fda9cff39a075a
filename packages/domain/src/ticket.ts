import * as v from 'valibot';
import { bounds, pageSizes } from './constants.ts';
import { isoDateSchema, timestampOrNull } from './dates.ts';
import { flagText } from './flag-text.ts';
import { idSchema, uuidSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { namedPersonSchema } from './named-person.ts';
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

/** What a ticket can be about: anything that its reporter sees. */
export const aboutNouns = ['posts', 'comments', 'users', 'certificates', 'dive-logs'] as const;
export type AboutNoun = (typeof aboutNouns)[number];

/** The words as they were when the ticket was opened, by field; null once their author is purged. */
export const aboutCopySchema = v.nullable(v.record(v.string(), v.nullable(v.string())));

export const ticketAboutSchema = v.object({
  noun: choiceOrText(aboutNouns),
  id: idSchema,
  /** The user whom it belongs to. */
  personId: textOrNull,
  copy: aboutCopySchema,
});
export type TicketAbout = v.InferOutput<typeof ticketAboutSchema>;

/** A person in a response; null for members, and where there is nobody any more. */
export const namedPersonOrNull = v.nullable(namedPersonSchema);

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
  /** This and the following are absent where the backend has no feature 'ticket-answers'. */
  about: v.optional(v.nullable(ticketAboutSchema)),
  /** It is not closed, and the last word is the reporter's. */
  isUnanswered: v.optional(v.boolean()),
  /** The reporter's last words: since then an unanswered ticket waits. */
  waitingSince: v.optional(timestampOrNull),
  /** For staff: who works on it. */
  takenBy: v.optional(namedPersonOrNull),
  /** For staff: the day on which a pending ticket is open again, in UTC. */
  pendingUntil: v.optional(textOrNull),
});
export type Ticket = v.InferOutput<typeof ticketSchema>;

/**
 * `priority`: the most urgent first and, of the same urgency, the oldest. `waiting`: by the reporter's last words, the
 * longest ago first.
 */
export const ticketSorts = ['newest', 'oldest', 'priority', 'waiting'] as const;
export type TicketSort = (typeof ticketSorts)[number];

/** Who works on a ticket: the caller, anybody, nobody. A colleague is named by their id. */
export const ticketTakers = ['mine', 'anybody', 'nobody'] as const;
export type TicketTaker = (typeof ticketTakers)[number];

/** How long ago a ticket was opened: under a day, a day to a week, a week to 30 days, longer. */
export const ticketAges = ['underDay', 'underWeek', 'underMonth', 'older'] as const;
export type TicketAge = (typeof ticketAges)[number];

export const ticketFilterEntries = {
  status: v.optional(v.picklist(ticketStatuses)),
  category: v.optional(v.picklist(ticketCategories)),
};

/** The filters of the feature `ticket-answers`. */
export const ticketQueueEntries = {
  priority: v.optional(v.picklist(ticketPriorities)),
  /** Only those that are not closed and whose last word is the reporter's. */
  unanswered: v.optional(flagText),
  /** By who works on them; not closed ones, unless `status` says so. */
  taken: v.optional(v.union([v.picklist(ticketTakers), uuidSchema])),
  age: v.optional(v.picklist(ticketAges)),
  sort: v.optional(v.picklist(ticketSorts)),
};

export const ticketsQuerySchema = v.object({
  ...pageEntries(pageSizes.tickets),
  search: searchEntry,
  ...ticketFilterEntries,
  ...ticketQueueEntries,
});
export type TicketsQuery = v.InferOutput<typeof ticketsQuerySchema>;

/** PUT /tickets/{id}. Any status may follow any other. */
export const ticketUpdateSchema = v.object({
  status: v.picklist(ticketStatuses),
  /** The day on which a pending ticket is open again. */
  pendingUntil: v.optional(isoDateSchema),
  /** False for spam: the reporter hears nothing of it. */
  notify: v.optional(v.boolean()),
});
export type TicketUpdate = v.InferOutput<typeof ticketUpdateSchema>;

/** PATCH /tickets/{id}, of the feature `ticket-triage`: what the reporter has chosen is corrected. */
export const ticketTriageSchema = v.pipe(
  v.object({
    category: v.optional(v.picklist(ticketCategories)),
    priority: v.optional(v.picklist(ticketPriorities)),
  }),
  v.check(
    ({ category, priority }) => category !== undefined || priority !== undefined,
    messageKey('ticket-triage.empty'),
  ),
);
export type TicketTriage = v.InferOutput<typeof ticketTriageSchema>;

export const ticketSubjectSchema = requiredLine(bounds.subjectMax);
export const ticketDescriptionSchema = boundedText(bounds.descriptionMax);
