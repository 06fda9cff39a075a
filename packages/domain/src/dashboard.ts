import * as v from 'valibot';
import { idSchema, resourceIdSchema } from './ids.ts';
import { answeredCount } from './numbers.ts';
import { answeredChoice, answeredText } from './text.ts';
import { ticketPriorities, ticketStatuses } from './ticket.ts';

/** The specification's four figures; its sample calls certificates `certifications`. */
export const dashboardNouns = ['users', 'posts', 'diveLogs', 'certifications'] as const;
export type DashboardNoun = (typeof dashboardNouns)[number];

/** `growth` is in percent: the last 30 days compared with the 30 days before. */
export const statSchema = v.object({
  total: answeredCount,
  growth: v.number(),
  newThisMonth: answeredCount,
});
export type Stat = v.InferOutput<typeof statSchema>;

const personSchema = v.object({ name: answeredText, avatar: resourceIdSchema });

export const dashboardPostSchema = v.object({
  id: idSchema,
  content: v.string(),
  image: resourceIdSchema,
  author: personSchema,
  createdAt: answeredText,
  likes: answeredCount,
  comments: answeredCount,
  isEnabled: v.boolean(),
});
export type DashboardPost = v.InferOutput<typeof dashboardPostSchema>;

export const dashboardTicketSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: answeredText,
  reportedBy: personSchema,
  priority: v.nullish(answeredChoice(ticketPriorities), null),
  status: answeredChoice(ticketStatuses),
  createdAt: answeredText,
});
export type DashboardTicket = v.InferOutput<typeof dashboardTicketSchema>;

/** New items of one month in UTC; `month` is 'YYYY-MM'. */
export const dashboardMonthSchema = v.object({
  month: v.string(),
  ...v.entriesFromList(dashboardNouns, answeredCount),
});
export type DashboardMonth = v.InferOutput<typeof dashboardMonthSchema>;

/** GET /dashboard, where the backend offers it. */
export const dashboardSchema = v.object({
  stats: v.object(v.entriesFromList(dashboardNouns, statSchema)),
  /** The last 12 months, oldest first. */
  months: v.array(dashboardMonthSchema),
  /** Open tickets by age: under a day, a week, a month, and older. */
  openTicketAges: v.object(
    v.entriesFromList(['underDay', 'underWeek', 'underMonth', 'older'], answeredCount),
  ),
  recentPosts: v.array(dashboardPostSchema),
  recentTickets: v.array(dashboardTicketSchema),
});
export type Dashboard = v.InferOutput<typeof dashboardSchema>;
