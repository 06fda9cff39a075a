import type { certificateSchema } from '@buddyline/domain/certificate';
import type { commentSchema } from '@buddyline/domain/comment';
import type { diveLogSchema } from '@buddyline/domain/dive-log';
import type { postSchema } from '@buddyline/domain/post';
import type { ticketSchema } from '@buddyline/domain/ticket';
import type { userSchema } from '@buddyline/domain/user';
import type * as v from 'valibot';

type Id = string | number;
type Answered<TSchema extends v.GenericSchema> = v.InferInput<TSchema>;

/** The backend's data in the shapes of its responses. Comments also have the id of their post. */
export interface SpecData {
  users: Answered<typeof userSchema>[];
  posts: Answered<typeof postSchema>[];
  comments: (Answered<typeof commentSchema> & { postId: Id })[];
  certificates: Answered<typeof certificateSchema>[];
  diveLogs: Answered<typeof diveLogSchema>[];
  tickets: Answered<typeof ticketSchema>[];
}

const names = [
  'Ada Marsh',
  'Mira Haddad',
  'سلمى الخطيب',
  'Jonas Weber',
  'Noor Saleh',
  'Tomás Ruiz',
];
const countries = ['Jordan', 'Egypt', 'Malta', 'Mexico'];
const firstDay = Date.UTC(2026, 0, 5, 8, 30);
const dayMs = 24 * 60 * 60 * 1000;

/** The same data every time. There are three pages of users; the first user is the administrator. */
export function createSpecData(toId: (n: number) => Id): SpecData {
  const users = numbers(25).map((n) => createUser(n, toId));
  const owned = (n: number) => createOwned(n, toId, users);
  return {
    users,
    posts: numbers(14).map((n) => ({
      ...owned(n),
      content: `Post ${n}: manta at the reef.`,
      likesCount: n,
      commentsCount: 2,
    })),
    comments: numbers(28).map((n) => {
      const { id, createdAt, Owner } = owned(n);
      return {
        id,
        createdAt,
        Owner,
        postId: toId(Math.ceil(n / 2)),
        content: `Comment ${n}`,
        likesCount: 0,
      };
    }),
    certificates: numbers(12).map((n) => ({
      ...owned(n),
      title: `Open Water ${n}`,
      description: 'Issued after four dives.',
      fileResourceId: n === 1 ? null : `certificate-${n}`,
    })),
    diveLogs: numbers(13).map((n) => ({ ...owned(n), ...createDive(n) })),
    tickets: numbers(11).map((n) => ({ ...owned(n), ...createTicket(n) })),
  };
}

function createUser(n: number, toId: (n: number) => Id): SpecData['users'][number] {
  const fullName = pick(names, n - 1);
  return {
    id: toId(n),
    username: `diver${n}`,
    fullName: n === 9 ? null : fullName,
    email: n === 1 ? 'admin@buddyline.example' : `diver${n}@buddyline.example`,
    role: n === 1 ? 'ADMIN' : pick(['USER', 'USER', 'moderator'], n),
    isVerified: n % 2 === 1,
    country: pick(countries, n),
    age: n === 4 ? null : 20 + n,
    bio: n % 3 === 0 ? '' : 'Wrecks, mostly.',
    profilePicture: null,
    followersCount: n * 3,
    followingCount: n,
  };
}

function createOwned(n: number, toId: (n: number) => Id, users: SpecData['users']) {
  const user = pick(users, n);
  const createdAt = new Date(firstDay + n * dayMs).toISOString();
  const { fullName, username, profilePicture } = user;
  const Owner = { fullName, username, profilePicture };
  return { id: toId(n), userId: user.id, createdAt, updatedAt: createdAt, Owner };
}

/** In another backend's formats: a timestamp for a date, a number for a time, other spellings. */
function createDive(n: number) {
  return {
    diveNumber: n,
    date: new Date(firstDay + n * dayMs).toISOString(),
    timeIn: 930,
    timeOut: 1012,
    timeThisDive: 42,
    location: 'Aqaba, Jordan',
    site: `Cedar Pride ${n}`,
    averageDepth: 41,
    maxDepth: '66.0',
    waterTemp: 77,
    currentCondition: pick(['MILD', 'Strong', 'NONE'], n),
    freediveOrScuba: 'SCUBA',
    visibilityValue: 60,
    visibilityUnit: 'ft',
    exposureGear: ['WETSUIT', 'SNORKEL'],
    isSalt: true,
    isWreck: n % 2 === 0,
  };
}

function createTicket(n: number) {
  return {
    subject: `Ticket ${n}`,
    description: 'The picture does not load.',
    category: pick(['Posts', 'users', 'certification', 'Other'], n),
    status: pick(['OPEN', 'in_progress', 'CLOSED', 'open'], n),
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function pick<TItem>(items: readonly TItem[], n: number): TItem {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
