import type { Verb } from '@buddyline/domain/rights';
import type { StaffLevel } from '@buddyline/domain/role';
import {
  aCertificate,
  aComment,
  ada,
  aDiveLog,
  aMail,
  anEntry,
  aPost,
  aSuspendedUser,
  aTicket,
  aTrashItem,
  nextId,
  ownedBy,
  type Records,
} from './backend/records.ts';

/** What a screen offers, and the right that it needs. */
export interface Offer {
  what: string;
  /** By default a button. */
  role?: 'link' | 'textbox';
  may: Verb;
  /** One that the specification names: without the right it stays, is disabled and says who may. */
  stays?: true;
}

const { user: mira, sanction } = aSuspendedUser({ username: 'mira', email: 'mira@example.org' });
const post = aPost({ ...ownedBy(mira), content: 'Manta!' });
const comment = aComment({
  postId: post.id,
  userId: mira.id,
  content: 'Lovely.',
  createdAt: new Date().toISOString(),
});
const certificate = aCertificate({ ...ownedBy(mira), title: 'Rescue' });
const log = aDiveLog(ownedBy(mira));
const reported = { noun: 'posts', id: post.id, personId: mira.id, copy: { content: 'Manta!' } };
const ticket = aTicket({ ...ownedBy(mira), subject: 'Spam', about: reported });
const edited = { noun: 'users', verb: 'update', canUndo: true } as const;
const raised = { ...edited, verb: 'change-level' } as const;
const activity = [
  anEntry({ ...edited, itemId: mira.id, label: 'an edit', changes: { age: { from: 1, to: 2 } } }),
  anEntry({
    ...raised,
    itemId: mira.id,
    label: 'a rise',
    changes: { role: { from: 'USER', to: 'ADMIN' } },
  }),
];
const note = {
  of: mira.id,
  id: nextId(),
  body: 'Kind.',
  isPinned: false,
  by: { id: ada.id, name: 'Ada Marsh' },
  at: post.createdAt,
};

export { log, mira, post, ticket };

/** One of everything, and the signed-in administrator of this level. */
export const recordsOf = (staffLevel: StaffLevel): Partial<Records> => ({
  users: [mira, meOf(staffLevel)],
  withTwoStep: [mira.id],
  sanctions: [sanction],
  posts: [post],
  comments: [comment],
  certificates: [certificate],
  diveLogs: [log],
  tickets: [ticket],
  notes: [note],
  mails: [aMail({ to: mira.email ?? '', status: 'failed', canSendAgain: true })],
  trash: [aTrashItem({ noun: 'tickets', label: 'Old' })],
  activity,
});

export const meOf = (staffLevel: StaffLevel) => ({
  ...ada,
  staffLevel,
  fullAdministrator: 'Grace Reef',
});

interface Screen {
  /** Its heading. */
  ready: string;
  hasHistory?: true;
  offers: Offer[];
}

export const screens: Record<string, Screen> = {
  '/admin/users': {
    ready: 'Users',
    offers: [
      { what: 'Edit user @mira', role: 'link', may: 'users.update', stays: true },
      { what: 'Delete user @mira', may: 'users.delete', stays: true },
      { what: 'Take action on @mira', may: 'users.warn' },
      { what: 'Select', may: 'users.suspend' },
      { what: 'Download CSV', may: 'users.export' },
    ],
  },
  [`/admin/users/${mira.id}/posts`]: {
    ready: 'User Profile',
    hasHistory: true,
    offers: [
      { what: 'Edit Profile', may: 'users.update', stays: true },
      { what: 'Download archive', may: 'users.archive' },
      { what: 'Take action', may: 'users.warn' },
      { what: 'Put back: an edit', may: 'users.undo' },
      { what: 'Put back: a rise', may: 'users.change-level' },
      { what: 'Show in the activity', role: 'link', may: 'activity.read' },
    ],
  },
  [`/admin/users/${mira.id}/staff`]: {
    ready: 'User Profile',
    offers: [
      { what: 'Add a note', may: 'user-notes.create' },
      { what: 'Pin the note: Kind.', may: 'user-notes.update' },
      { what: 'Edit the note: Kind.', may: 'user-notes.update' },
      { what: 'Delete the note: Kind.', may: 'user-notes.delete' },
      { what: 'Delete all', may: 'posts.delete' },
      { what: 'Switch off', may: 'users.reset-two-step' },
      { what: 'Lift the suspension', may: 'users.lift' },
    ],
  },
  [`/admin/users/${mira.id}/comments`]: {
    ready: 'User Profile',
    offers: [{ what: 'Delete the comment: Lovely.', may: 'comments.delete' }],
  },
  [`/admin/users/${mira.id}/dive-logs`]: {
    ready: 'User Profile',
    offers: [
      { what: 'Import dives', may: 'dive-logs.import' },
      { what: 'Download logbook as CSV', may: 'dive-logs.export' },
    ],
  },
  [`/admin/users/${mira.id}/certificates`]: {
    ready: 'User Profile',
    offers: [{ what: 'Select', may: 'certificates.delete' }],
  },
  [`/admin/users/${mira.id}/tickets`]: {
    ready: 'User Profile',
    offers: [{ what: 'Select', may: 'tickets.update' }],
  },
  '/admin/posts': {
    ready: 'Recent Posts',
    offers: [
      { what: 'Edit post of @mira', role: 'link', may: 'posts.update', stays: true },
      { what: 'Delete post of @mira: Manta!', may: 'posts.delete', stays: true },
      { what: 'Select', may: 'posts.delete' },
      { what: 'Download CSV', may: 'posts.export' },
    ],
  },
  [`/admin/posts/${post.id}`]: {
    ready: 'View Post',
    offers: [
      { what: 'Edit Post', may: 'posts.update', stays: true },
      { what: 'Delete Post', may: 'posts.delete', stays: true },
      { what: 'Disable Post', may: 'posts.hide' },
      {
        what: `Delete comment of @${String(comment.Owner?.username)}: Lovely.`,
        may: 'comments.delete',
        stays: true,
      },
    ],
  },
  '/admin/certifications': {
    ready: 'Certifications',
    offers: [
      { what: 'Delete certificate Rescue', may: 'certificates.delete', stays: true },
      { what: 'Select', may: 'certificates.delete' },
      { what: 'Download CSV', may: 'certificates.export' },
    ],
  },
  [`/admin/certifications/${certificate.id}`]: {
    ready: 'View Certification',
    offers: [
      { what: 'Delete Certificate', may: 'certificates.delete', stays: true },
      { what: 'Mark diver as verified', may: 'users.update' },
    ],
  },
  '/admin/booklog': {
    ready: 'Dive Logs',
    offers: [
      { what: 'Select', may: 'dive-logs.delete' },
      { what: 'Download CSV', may: 'dive-logs.export' },
    ],
  },
  [`/admin/booklog/${log.id}`]: {
    ready: 'View Dive Log',
    offers: [
      { what: 'Edit Log', role: 'link', may: 'dive-logs.update', stays: true },
      { what: 'Delete Log', may: 'dive-logs.delete', stays: true },
    ],
  },
  '/admin/tickets': {
    ready: 'Support Tickets',
    offers: [
      { what: 'Select', may: 'tickets.update' },
      { what: 'Download CSV', may: 'tickets.export' },
    ],
  },
  [`/admin/tickets/${ticket.id}`]: {
    ready: 'View Ticket',
    offers: [
      { what: 'Delete Ticket', may: 'tickets.delete', stays: true },
      { what: 'Take', may: 'tickets.take' },
      { what: 'Reply to the reporter', role: 'textbox', may: 'tickets.reply' },
      { what: 'Internal note', may: 'tickets.note' },
      { what: 'Hide post', may: 'posts.hide' },
      { what: 'Mute the subject', may: 'tickets.mute' },
    ],
  },
  '/admin/trash': {
    ready: 'Trash',
    offers: [
      { what: 'Restore Old', may: 'tickets.restore' },
      { what: 'Delete Old for good', may: 'tickets.purge' },
    ],
  },
};

/** What is offered for the items that are selected in a list. */
export const bulkOffers: Record<string, Offer[]> = {
  '/admin/users': [
    { what: 'Suspend', may: 'users.suspend' },
    { what: 'Delete', may: 'users.delete' },
  ],
  '/admin/posts': [
    { what: 'Enable', may: 'posts.show' },
    { what: 'Disable', may: 'posts.hide' },
    { what: 'Delete', may: 'posts.delete' },
  ],
  '/admin/certifications': [{ what: 'Delete', may: 'certificates.delete' }],
  '/admin/booklog': [{ what: 'Delete', may: 'dive-logs.delete' }],
  '/admin/tickets': [
    { what: 'Reopen', may: 'tickets.update' },
    { what: 'Set pending', may: 'tickets.update' },
    { what: 'Close', may: 'tickets.update' },
    { what: 'Assign', may: 'tickets.assign' },
    { what: 'Priority', may: 'tickets.update' },
    { what: 'Delete', may: 'tickets.delete' },
  ],
};

/** Pages that are not those of every level. */
export const pages: Record<string, { title: string; may: Verb }> = {
  '/admin/activity': { title: 'Activity', may: 'activity.read' },
  '/admin/mails': { title: 'Emails', may: 'mails.read' },
  [`/admin/booklog/${log.id}/edit`]: { title: 'Edit Dive Log', may: 'dive-logs.update' },
};

/** Pages on which everybody may do everything: with their own account, or only reading. */
export const samePages = [
  '/admin/dashboard',
  '/admin/settings',
  '/admin/settings/security',
  `/admin/certifications/${certificate.id}/document`,
];
