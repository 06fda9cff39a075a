import type { Role } from './role.ts';

/**
 * Everything that staff need a right for, as `<noun>.<verb>`. A route names what it does in `config.may`, which is what
 * the caller's rights are asked for. Its audit entry has the same name; what ends in `.read` has none.
 */
export const verbs = [
  'dashboard.read',
  'users.read',
  'users.update',
  'users.change-picture',
  'users.delete',
  'users.restore',
  'users.purge',
  'users.undo',
  'users.export',
  'users.message',
  'users.warn',
  'users.suspend',
  'users.lift',
  'user-notes.read',
  'user-notes.create',
  'user-notes.update',
  'user-notes.delete',
  'posts.read',
  'posts.update',
  'posts.show',
  'posts.hide',
  'posts.delete',
  'posts.restore',
  'posts.purge',
  'posts.undo',
  'posts.export',
  'comments.read',
  'comments.delete',
  'comments.restore',
  'comments.purge',
  'certificates.read',
  'certificates.update',
  'certificates.delete',
  'certificates.restore',
  'certificates.purge',
  'certificates.export',
  'dive-logs.read',
  'dive-logs.update',
  'dive-logs.delete',
  'dive-logs.restore',
  'dive-logs.purge',
  'dive-logs.undo',
  'dive-logs.export',
  'dive-logs.import',
  'tickets.read',
  'tickets.update',
  'tickets.reply',
  'tickets.note',
  'tickets.take-back',
  'tickets.take',
  'tickets.release',
  'tickets.mute',
  'tickets.unmute',
  'tickets.delete',
  'tickets.restore',
  'tickets.purge',
  'tickets.undo',
  'tickets.export',
  'presets.read',
  'presets.create',
  'presets.update',
  'presets.delete',
  'views.read',
  'mails.read',
  'mails.send',
  'trash.read',
  'activity.read',
  'activity.export',
  'live.read',
] as const;
export type Verb = (typeof verbs)[number];

/** The only table of who may do what. */
export const rights: Record<Role, Verb[]> = {
  USER: [],
  ADMIN: [...verbs],
};

/** Whether people of this role may do something that is not their own. */
export function can({ role }: { role: Role }, verb: Verb): boolean {
  return rights[role].includes(verb);
}
