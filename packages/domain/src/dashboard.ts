import * as v from 'valibot';
import { timestampOrNull, monthSchema } from './dates.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { countOrZero } from './numbers.ts';
import { choiceOrText, textOrNull } from './text.ts';
import { ticketAges, ticketPriorities, ticketStatuses } from './ticket.ts';

/** The specification's four figures; its sample calls certificates `certifications`. */
export const dashboardNouns = ['users', 'posts', 'diveLogs', 'certifications'] as const;
export type DashboardNoun = (typeof dashboardNouns)[number];

/** `growth` is in percent: the last 30 days compared with the 30 days before. */
export const statSchema = v.object({
  total: countOrZero,
  growth: v.number(),
  newThisMonth: countOrZero,
});
export type Stat = v.InferOutput<typeof statSchema>;

export const dashboardPersonSchema = v.object({ name: textOrNull, avatar: resourceIdSchema });

export const dashboardPostSchema = v.object({
  id: idSchema,
  content: v.string(),
  image: resourceIdSchema,
  author: dashboardPersonSchema,
  createdAt: timestampOrNull,
  likes: countOrZero,
  comments: countOrZero,
  isEnabled: v.boolean(),
});
export type DashboardPost = v.InferOutput<typeof dashboardPostSchema>;

export const dashboardTicketSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: textOrNull,
  reportedBy: dashboardPersonSchema,
  priority: v.nullish(choiceOrText(ticketPriorities), null),
  status: choiceOrText(ticketStatuses),
  createdAt: timestampOrNull,
});
export type DashboardTicket = v.InferOutput<typeof dashboardTicketSchema>;

/** New items of one month in UTC; `month` is 'YYYY-MM'. */
export const dashboardMonthSchema = v.object({
  month: monthSchema,
  ...v.entriesFromList(dashboardNouns, countOrZero),
});
export type DashboardMonth = v.InferOutput<typeof dashboardMonthSchema>;

/** The queue, as the caller sees it. */
export const ticketQueueSchema = v.object({
  /** Tickets that the caller has taken and that are not closed. */
  mine: countOrZero,
  /** Tickets that are not closed and whose last word is the reporter's. */
  unanswered: countOrZero,
  /** The unanswered ticket that has waited longest. */
  oldest: v.nullable(
    v.object({
      id: idSchema,
      subject: v.string(),
      createdAt: timestampOrNull,
      /** The reporter's last words. */
      waitingSince: v.optional(timestampOrNull),
    }),
  ),
});
export type TicketQueue = v.InferOutput<typeof ticketQueueSchema>;

/** GET /dashboard, where the backend offers it. */
export const dashboardSchema = v.object({
  stats: v.object(v.entriesFromList(dashboardNouns, statSchema)),
  /** The last 12 months, oldest first. */
  months: v.array(dashboardMonthSchema),
  /** Open tickets by age. */
  openTicketAges: v.object(v.entriesFromList(ticketAges, countOrZero)),
  recentPosts: v.array(dashboardPostSchema),
  recentTickets: v.array(dashboardTicketSchema),
  /** Absent where the backend has no answers to tickets. */
  ticketQueue: v.optional(ticketQueueSchema),
});
export type Dashboard = v.InferOutput<typeof dashboardSchema>;
