import type { StaffLevel } from './role.ts';

type Levels = readonly ['full', ...StaffLevel[]];

const all: Levels = ['full', 'moderator', 'support', 'viewer'];
const ofTickets: Levels = ['full', 'moderator', 'support'];
const ofModeration: Levels = ['full', 'moderator'];
const full: Levels = ['full'];

/**
 * The only table of who may do what: everything that staff need a right for, as `<noun>.<verb>`, and the levels that have
 * it. A route names what it does in `config.may`, which is what the caller's rights are asked for. Its audit entry has the
 * same name; what ends in `.read` has none.
 */
const levelsOf = {
  'dashboard.read': all,
  'users.read': all,
  'users.update': ofModeration,
  'users.change-level': full,
  'users.change-picture': ofModeration,
  'users.delete': full,
  'users.restore': full,
  'users.purge': full,
  'users.undo': ofModeration,
  'users.export': full,
  'users.archive': full,
  'users.message': ofModeration,
  'users.warn': ofModeration,
  'users.suspend': ofModeration,
  'users.lift': ofModeration,
  'users.reset-two-step': full,
  /** The addresses of all people; without it, of those who have a ticket. */
  'emails.read': ofModeration,
  'user-notes.read': all,
  'user-notes.create': ofModeration,
  'user-notes.update': ofModeration,
  'user-notes.delete': ofModeration,
  'posts.read': all,
  'posts.update': ofModeration,
  'posts.show': ofModeration,
  'posts.hide': ofModeration,
  'posts.delete': ofModeration,
  'posts.restore': ofModeration,
  'posts.purge': full,
  'posts.undo': ofModeration,
  'posts.export': full,
  'comments.read': all,
  'comments.delete': ofModeration,
  'comments.restore': ofModeration,
  'comments.purge': full,
  'certificates.read': all,
  'certificates.update': ofModeration,
  'certificates.delete': ofModeration,
  'certificates.restore': ofModeration,
  'certificates.purge': full,
  'certificates.export': full,
  'dive-logs.read': all,
  'dive-logs.update': ofModeration,
  'dive-logs.delete': ofModeration,
  'dive-logs.restore': ofModeration,
  'dive-logs.purge': full,
  'dive-logs.undo': ofModeration,
  'dive-logs.export': full,
  'dive-logs.import': ofModeration,
  'tickets.read': all,
  'tickets.update': ofTickets,
  'tickets.reply': ofTickets,
  'tickets.note': ofTickets,
  'tickets.take-back': ofTickets,
  'tickets.take': ofTickets,
  'tickets.assign': ofTickets,
  'tickets.release': ofTickets,
  'tickets.mute': ofModeration,
  'tickets.unmute': ofModeration,
  'tickets.delete': ofModeration,
  'tickets.restore': ofModeration,
  'tickets.purge': full,
  'tickets.undo': ofTickets,
  'tickets.export': full,
  'presets.read': all,
  'presets.create': full,
  'presets.update': full,
  'presets.delete': full,
  'views.read': all,
  'mails.read': full,
  'mails.send': full,
  'trash.read': all,
  /** What everybody has done; `history.read` is what was done with one record. */
  'activity.read': full,
  'activity.export': full,
  'history.read': all,
  'live.read': all,
} as const satisfies Record<string, Levels>;

export type Verb = keyof typeof levelsOf;

export const verbs = Object.keys(levelsOf).filter((name): name is Verb => name in levelsOf);

const rightsOf = (level: StaffLevel): Verb[] =>
  verbs.filter((verb) => levelsOf[verb].includes(level));

/** What people of each level may do. */
export const rights: Record<StaffLevel, Verb[]> = {
  full: rightsOf('full'),
  moderator: rightsOf('moderator'),
  support: rightsOf('support'),
  viewer: rightsOf('viewer'),
};

/** Whether somebody may do something that is not their own. Members have no level. */
export function can({ staffLevel }: { staffLevel: StaffLevel | null }, verb: Verb): boolean {
  return staffLevel !== null && rights[staffLevel].includes(verb);
}
