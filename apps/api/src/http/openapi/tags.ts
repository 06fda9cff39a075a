import type { RouteOptions } from 'fastify';

/** What the groups of calls are about. */
const tags = [
  { name: 'meta', description: 'Whether the server runs and is ready, and what it can do.' },
  { name: 'auth', description: 'Signing in and out, sessions and passwords.' },
  { name: 'accounts', description: 'Registration, lost passwords, and changes of address.' },
  { name: 'users', description: 'People and their profiles.' },
  { name: 'standing', description: 'Notes, warnings and suspensions, for staff.' },
  { name: 'people', description: 'People as other members see them, and who follows whom.' },
  { name: 'feed', description: 'The posts of everybody.' },
  { name: 'posts', description: 'Posts and their public pages.' },
  { name: 'comments', description: 'Comments on posts.' },
  { name: 'certificates', description: 'Certificates with their documents.' },
  { name: 'dive-logs', description: 'Dives, and imports of files with dives.' },
  { name: 'tickets', description: 'Questions and reports to staff, with their messages.' },
  { name: 'files', description: 'Pictures and documents.' },
  { name: 'exports', description: 'Lists and logbooks as files.' },
  { name: 'dashboard', description: 'Figures for staff.' },
  { name: 'activity', description: 'What staff have done, and undoing it.' },
  { name: 'trash', description: 'What was deleted and can be restored.' },
  { name: 'bulk', description: 'One change of many records.' },
  { name: 'views', description: 'Saved views of lists.' },
  { name: 'presets', description: 'Texts that staff begin with.' },
  { name: 'mails', description: 'Mails that were sent, for staff.' },
  { name: 'live', description: 'Changes as they happen.' },
];

/** Declares every group that a call is in; a new one needs no description. */
export function describeTags(routes: readonly RouteOptions[]): object[] {
  const others = new Set(
    routes.flatMap(({ schema }) => (schema?.hide === true ? [] : (schema?.tags ?? []))),
  );
  for (const { name } of tags) others.delete(name);
  return [...tags, ...[...others].map((name) => ({ name }))];
}
