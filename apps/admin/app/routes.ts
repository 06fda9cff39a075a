import { basename } from 'node:path';
import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';

/**
 * All URLs of the panel. Links are created only in `paths.ts`.
 *
 * The tabs of the user page belong to different features, and are combined only here, because a feature
 * never imports another.
 */
const adminRoutes = [
  index('session/home-redirect.ts', { id: 'admin-home' }),
  route('dashboard', 'features/dashboard/dashboard-page.tsx'),

  route('users', 'features/users/list/user-list-page.tsx'),
  route('users/:userId', 'features/users/user-detail-page.tsx', [
    index('features/users/first-tab-redirect.ts'),
    route('posts', 'features/posts/user-posts-tab.tsx'),
    route('dive-logs', 'features/dive-logs/user-dive-logs-tab.tsx'),
    route('certificates', 'features/certificates/user-certificates-tab.tsx'),
    route('tickets', 'features/tickets/user-tickets-tab.tsx'),
    route('comments', 'features/posts/comments/user-comments-tab.tsx'),
    route('staff', 'features/users/staff-tab.tsx'),
  ]),

  route('posts', 'features/posts/post-list-page.tsx'),
  route('posts/:postId', 'features/posts/post-detail-page.tsx'),

  route('certifications', 'features/certificates/certificate-list-page.tsx'),
  route('certifications/:certificateId', 'features/certificates/certificate-detail-page.tsx'),

  route('booklog', 'features/dive-logs/dive-log-list-page.tsx'),
  route('booklog/:diveLogId', 'features/dive-logs/dive-log-detail-page.tsx'),
  route('booklog/:diveLogId/edit', 'features/dive-logs/dive-log-edit-page.tsx'),

  route('tickets', 'features/tickets/ticket-list-page.tsx'),
  route('tickets/:ticketId', 'features/tickets/ticket-detail-page.tsx'),

  route('settings', 'features/settings/settings-page.tsx'),
  route('settings/security', 'features/settings/security/security-page.tsx'),

  route('activity', 'features/activity/activity-page.tsx'),
  route('mails', 'features/mails/mails-page.tsx'),
  route('trash', 'features/trash/trash-page.tsx'),

  route('*', 'layout/unknown-page.tsx', { id: 'unknown-admin' }),
];

/** The kit's showcase, which is not in the production build. */
const developmentRoutes =
  process.env.NODE_ENV === 'development' ? [route('ui', 'layout/showcase-page.tsx')] : [];

/**
 * Routes from outside this project: add them (or `...relative(folder)`) to this list. It comes after the
 * panel's own routes and before the catch-all, so it cannot override a route.
 */
const outsideRoutes: RouteConfigEntry[] = [];

/** The id of a route is the name of its file; that of its whole path is in each page's list of routes. */
const withShortIds = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.map(({ children, ...entry }) => ({
    id: basename(entry.file).replace(/(?:-page)?\.tsx?$/, ''),
    ...entry,
    ...(children && { children: withShortIds(children) }),
  }));

const routes = [
  index('session/home-redirect.ts', { id: 'home' }),
  route('panel', 'session/home-redirect.ts', { id: 'panel-home' }),
  route('panel/logout', 'session/logout.ts'),
  layout('features/account/login-layout.tsx', [
    ...prefix('panel', [
      route('login', 'features/account/login-page.tsx'),
      route('forgot-password', 'features/account/forgot-password-page.tsx'),
      route('reset-password', 'features/account/reset-password-page.tsx'),
    ]),
  ]),
  route('admin', 'layout/admin-layout.tsx', adminRoutes),
  // Outside the layout: the document has the whole window.
  route('admin/certifications/:certificateId/document', 'features/certificates/document-page.tsx'),
  ...developmentRoutes,
  ...outsideRoutes,
  route('*', 'layout/not-found-page.tsx'),
];

export default withShortIds(routes) satisfies RouteConfig;
