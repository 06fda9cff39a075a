import type { Activity } from '@buddyline/domain/activity';
import type { Certificate } from '@buddyline/domain/certificate';
import type { Comment } from '@buddyline/domain/comment';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import type { Mail } from '@buddyline/domain/mail';
import { type Feature, features } from '@buddyline/domain/meta';
import { type Verb, verbs } from '@buddyline/domain/rights';
import type { Post } from '@buddyline/domain/post';
import type { Preset } from '@buddyline/domain/preset';
import type { Sanction } from '@buddyline/domain/sanction';
import type { SavedView } from '@buddyline/domain/saved-view';
import type { Session } from '@buddyline/domain/session';
import type { Ticket } from '@buddyline/domain/ticket';
import type { TicketMessage } from '@buddyline/domain/ticket-message';
import type { TrashItem } from '@buddyline/domain/trash';
import type { TwoStep } from '@buddyline/domain/two-step';
import type { Owner, User } from '@buddyline/domain/user';
import type { UserNote } from '@buddyline/domain/user-note';

type Of<TItem> = (TItem & { of: string })[];

const at = '2026-10-02T08:15:00.000Z';
let last = 1000;

/** What the backend holds; tests read and change it. Lists are in the order in which they are answered. */
export interface Records {
  features: Feature[];
  /** What staff may do; null for a backend that does not announce it. */
  rights: readonly Verb[] | null;
  users: User[];
  posts: Post[];
  comments: (Comment & { postId: string; userId: string })[];
  certificates: Certificate[];
  diveLogs: DiveLog[];
  tickets: Ticket[];
  /** Of a ticket. */
  messages: Of<TicketMessage>;
  /** Of a person. */
  notes: Of<UserNote>;
  /** Of a person. */
  sanctions: Of<Sanction>;
  activity: Activity[];
  mails: Mail[];
  presets: Preset[];
  views: SavedView[];
  trash: TrashItem[];
  /** Who restored what was in the trash, by its id there. */
  restoredBy: Record<string, string>;
  sessions: Session[];
  /** The second step of the administrator's sign-in. */
  twoStep: TwoStep;
  /** The ids of others whose sign-in has a second step. */
  withTwoStep: string[];
  /** Whether staff may do nothing before they have one. */
  requiresTwoStep: boolean;
}

/** The administrator who is signed in. */
export const ada: Readonly<User> = Object.freeze({
  ...aUser({ id: uuid(1), username: 'ada.marsh', fullName: 'Ada Marsh', role: 'ADMIN' }),
  email: 'admin@buddyline.example',
});

/** Without a live connection: a test that needs one adds 'live' to the features. */
export function createRecords(records: Partial<Records>): Records {
  const users = records.users ?? [ada];
  const withAda = users.some(({ id }) => id === ada.id) ? users : [...users, ada];
  return {
    features: features.filter((feature) => feature !== 'live'),
    rights: verbs,
    posts: [],
    comments: [],
    certificates: [],
    diveLogs: [],
    tickets: [],
    messages: [],
    notes: [],
    sanctions: [],
    activity: [],
    mails: [],
    presets: [],
    views: [],
    trash: [],
    restoredBy: {},
    sessions: [],
    twoStep: { codesSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false },
    withTwoStep: [],
    requiresTwoStep: false,
    ...records,
    // A copy for each test, since one changes her name.
    users: withAda.map((user) => (user === ada ? { ...ada } : user)),
  };
}

/** The n-th of a kind of ids that are not taken by chance. */
function uuid(n: number): string {
  return `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

export function nextId(): string {
  last += 1;
  return uuid(last);
}

export function aUser(user: Partial<User> = {}): User {
  const { id = nextId(), username = `diver.${id.slice(-4)}` } = user;
  return {
    id,
    username,
    fullName: 'Mira Haddad',
    email: `${username}@example.org`,
    role: 'USER',
    staffLevel: user.role === 'ADMIN' ? 'full' : null,
    isVerified: false,
    country: 'Egypt',
    age: 34,
    bio: 'Wrecks before breakfast.',
    profilePicture: null,
    followersCount: 3,
    followingCount: 4,
    createdAt: at,
    updatedAt: at,
    lastActiveAt: at,
    isSuspended: false,
    suspendedUntil: null,
    ...user,
  };
}

/** The fields that say to whom a record belongs. */
export function ownedBy({ id, fullName, username, profilePicture }: User): {
  userId: string;
  Owner: Owner;
} {
  return { userId: id, Owner: { fullName, username, profilePicture } };
}

export function aPost(post: Partial<Post> = {}): Post {
  return {
    id: nextId(),
    content: 'Two turtles at the pier.',
    imageResourceId: null,
    likesCount: 2,
    commentsCount: 0,
    createdAt: at,
    updatedAt: at,
    isEnabled: true,
    ...ownedBy(ada),
    ...post,
  };
}

export function aComment(
  comment: Partial<Records['comments'][number]> & { postId: string },
): Records['comments'][number] {
  return {
    id: nextId(),
    content: 'Lovely!',
    likesCount: 0,
    createdAt: at,
    ...ownedBy(ada),
    ...comment,
  };
}

export function aCertificate(certificate: Partial<Certificate> = {}): Certificate {
  return {
    id: nextId(),
    title: 'Open Water Diver',
    description: null,
    fileResourceId: null,
    createdAt: at,
    updatedAt: at,
    ...ownedBy(ada),
    isOwnerVerified: false,
    ...certificate,
  };
}

export function aDiveLog(diveLog: Partial<DiveLog> = {}): DiveLog {
  return { ...diveLogFixture, id: nextId(), ...ownedBy(ada), ...diveLog };
}

export function aTicket(ticket: Partial<Ticket> = {}): Ticket {
  return {
    id: nextId(),
    subject: 'My dive is missing',
    description: 'I logged it yesterday.',
    category: 'Other',
    status: 'OPEN',
    priority: 'medium',
    createdAt: at,
    updatedAt: at,
    about: null,
    isUnanswered: true,
    waitingSince: at,
    takenBy: null,
    pendingUntil: null,
    ...ownedBy(ada),
    ...ticket,
  };
}

export function aMessage(
  message: Partial<TicketMessage> & { of: string },
): Of<TicketMessage>[number] {
  return {
    id: nextId(),
    author: null,
    isStaff: false,
    isInternal: false,
    body: 'Is there any news?',
    at,
    dueAt: null,
    mail: null,
    ...message,
  };
}

export function aSanction(sanction: Partial<Sanction> & { of: string }): Of<Sanction>[number] {
  return {
    id: nextId(),
    kind: 'warning',
    rule: null,
    publicText: 'No advertising, please.',
    at,
    endsAt: null,
    liftedAt: null,
    isActive: false,
    hiddenPosts: 0,
    internalText: null,
    by: { id: ada.id, name: 'Ada Marsh' },
    liftedBy: null,
    ticketId: null,
    mail: null,
    ...sanction,
  };
}

/** Somebody who is suspended, and that suspension. */
export function aSuspendedUser(user: Partial<User> = {}): {
  user: User;
  sanction: Of<Sanction>[number];
} {
  const endsAt = '2099-03-04T00:00:00.000Z';
  const person = aUser({ isSuspended: true, suspendedUntil: endsAt, ...user });
  const sanction = aSanction({ of: person.id, kind: 'suspension', endsAt, isActive: true });
  return { user: person, sanction };
}

export function aMail(mail: Partial<Mail> = {}): Mail {
  return {
    id: nextId(),
    template: 'ticket-reply',
    subject: null,
    to: 'mira@example.org',
    person: { id: ada.id, name: 'Ada Marsh' },
    status: 'sent',
    queuedAt: at,
    dueAt: null,
    attempts: 1,
    lastError: null,
    sentAt: at,
    failedAt: null,
    canSendAgain: false,
    ...mail,
  };
}

export function anEntry(entry: Partial<Activity> = {}): Activity {
  return {
    id: nextId(),
    at,
    actor: { id: ada.id, name: 'Ada Marsh' },
    noun: 'posts',
    verb: 'hide',
    itemId: nextId(),
    label: 'Two turtles at the pier.',
    personId: null,
    changes: null,
    counts: null,
    reason: null,
    operationId: null,
    canUndo: false,
    undoneAt: null,
    ...entry,
  };
}

export function aTrashItem(item: Partial<TrashItem> = {}): TrashItem {
  return {
    id: nextId(),
    noun: 'posts',
    itemId: nextId(),
    label: 'Two turtles at the pier.',
    owner: { id: ada.id, name: 'Ada Marsh', isInTrash: false },
    by: { id: ada.id, name: 'Ada Marsh' },
    at,
    counts: {},
    purgeAt: '2026-12-30T08:15:00.000Z',
    ...item,
  };
}

/** So many, each made from its number, which begins at 1. */
export function many<TItem>(count: number, make: (n: number) => TItem): TItem[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
