import type { TicketAge } from '@buddyline/domain/ticket';
import { href } from 'react-router';

/**
 * All links of the panel. Only this file and `routes.ts` contain paths, such as `/admin/booklog` for dive
 * logs; the types of `href` allow only paths in `routes.ts`.
 */
export const paths = {
  login: href('/panel/login'),
  forgotPassword: href('/panel/forgot-password'),
  logout: href('/panel/logout'),
  dashboard: href('/admin/dashboard'),
  users: href('/admin/users'),
  /** Begins the path of each tab. Links lead to a tab, because this path is redirected to the first one. */
  user: (userId: string) => href('/admin/users/:userId', { userId }),
  userPosts: (userId: string) => href('/admin/users/:userId/posts', { userId }),
  userComments: (userId: string) => href('/admin/users/:userId/comments', { userId }),
  userDiveLogs: (userId: string) => href('/admin/users/:userId/dive-logs', { userId }),
  userCertificates: (userId: string) => href('/admin/users/:userId/certificates', { userId }),
  userTickets: (userId: string) => href('/admin/users/:userId/tickets', { userId }),
  userStaff: (userId: string) => href('/admin/users/:userId/staff', { userId }),
  posts: href('/admin/posts'),
  post: (postId: string) => href('/admin/posts/:postId', { postId }),
  certificates: href('/admin/certifications'),
  certificate: (certificateId: string) =>
    href('/admin/certifications/:certificateId', { certificateId }),
  diveLogs: href('/admin/booklog'),
  diveLog: (diveLogId: string) => href('/admin/booklog/:diveLogId', { diveLogId }),
  diveLogEdit: (diveLogId: string) => href('/admin/booklog/:diveLogId/edit', { diveLogId }),
  tickets: href('/admin/tickets'),
  ticket: (ticketId: string) => href('/admin/tickets/:ticketId', { ticketId }),
  /** A ticket within the queue of all tickets, newest first; `at` is its position there. */
  ticketAt: (ticketId: string, at: number) =>
    `${href('/admin/tickets/:ticketId', { ticketId })}?at=${at}`,
  unanswered: `${href('/admin/tickets')}?unanswered=true&sort=waiting`,
  /** The first of the unanswered tickets, the longest waiting first. */
  longestWaiting: (ticketId: string) =>
    `${href('/admin/tickets/:ticketId', { ticketId })}?unanswered=true&sort=waiting&at=1`,
  openTickets: (age?: TicketAge) =>
    `${href('/admin/tickets')}?status=OPEN${age ? `&age=${age}` : ''}`,
  settings: href('/admin/settings'),
  security: href('/admin/settings/security'),
  activity: href('/admin/activity'),
  /** All entries of one record. */
  activityOf: (itemId: string) => `${href('/admin/activity')}?itemId=${itemId}`,
  mails: href('/admin/mails'),
  trash: href('/admin/trash'),
  trashOf: (noun: string) => `${href('/admin/trash')}?noun=${noun}`,
  /** The trash with the preview of one deletion. */
  trashItem: (deletionId: string) => `${href('/admin/trash')}?item=${deletionId}`,
};
