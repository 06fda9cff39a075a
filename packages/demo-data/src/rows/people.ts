import type { Role, StaffLevel } from '@buddyline/domain/role';
import { arabicBios, englishBios } from '../content/people-bios.ts';
import { cultures, type Name } from '../content/people-names.ts';
import type { AvatarLook } from '../content/avatars.ts';
import type { Random } from '../random.ts';
import { demoAdmin, demoStaff } from '../demo-admin.ts';
import { demoId, fillSlots } from './identity.ts';
import { dayMs, growingMoment, historyMs, hourMs, minuteMs, soonAfter } from './moments.ts';

type UserRow = {
  id: string;
  username: string;
  full_name: string | null;
  email: string;
  password_hash: string;
  role: Role;
  staff_level: StaffLevel | null;
  is_verified: boolean;
  country: string | null;
  age: number | null;
  bio: string | null;
  last_active_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** A member of the demo: the row, and facts for generating their posts and dives. */
export type Person = {
  row: UserRow;
  firstName: string;
  latinName: string;
  writes: 'en' | 'ar';
  gender: 'woman' | 'man';
  look: AvatarLook;
  /** Their relative likelihood of being the author of a record. */
  activity: number;
  /** How many followers they would have in a community of thousands, and how many they would follow. */
  reach: number;
  curiosity: number;
};

/** Not a hash: it takes no time to compute, and no password matches it. */
export const noPassword = '!';

const mailDomains = ['example.com', 'example.org', 'example.net', 'mail.example', 'divers.example'];
const usernameWords = [
  'dives',
  'bubbles',
  'blue',
  'reef',
  'fins',
  'deep',
  'wreck',
  'below',
  'salt',
];

/** The administrator who shares the work with Ada; nobody can sign in as her. */
export const isColleague = ({ row }: Person): boolean => row.username === 'ines.teixeira';

/** @param adminPasswordHash PHC string of the demo password */
export function makePeople(
  random: Random,
  now: Date,
  { count, adminPasswordHash }: { count: number; adminPasswordHash: string },
): Person[] {
  const taken = new Set(
    [demoAdmin, ...demoStaff].flatMap(({ username, email }) => [username, email]),
  );
  const members = Array.from({ length: count - 1 }, (_, index) => {
    // The first people founded the community; the others joined as it grew.
    const isFounder = index < 14;
    const joined = isFounder
      ? new Date(now.getTime() - historyMs - random.int(1, 40) * dayMs)
      : growingMoment(random, now, 1.2);
    return makeMember(random, now, { joined, taken, index });
  });
  return [makeAdmin(random, now, adminPasswordHash), ...members];
}

/** Staff of the other levels, who do not dive in the demo. */
export function makeStaff(random: Random, now: Date, passwordHash: string): UserRow[] {
  return demoStaff.map(
    ({ staffLevel, email, username, fullName: full_name, country, bio }, index) => {
      const joined = new Date(now.getTime() - historyMs - (50 - index) * dayMs);
      return {
        id: demoId(random, joined),
        username,
        full_name,
        email,
        password_hash: passwordHash,
        role: 'ADMIN',
        staff_level: staffLevel,
        is_verified: true,
        country,
        age: null,
        bio,
        last_active_at: new Date(now.getTime() - (index + 2) * dayMs),
        created_at: joined,
        updated_at: joined,
      };
    },
  );
}

function makeAdmin(random: Random, now: Date, passwordHash: string): Person {
  const joined = new Date(now.getTime() - historyMs - 60 * dayMs);
  return {
    firstName: 'Ada',
    latinName: 'Ada',
    writes: 'en',
    gender: 'woman',
    look: 'woman',
    activity: 2,
    reach: 1284,
    curiosity: 96,
    row: {
      id: demoId(random, joined),
      username: demoAdmin.username,
      full_name: demoAdmin.fullName,
      email: demoAdmin.email,
      password_hash: passwordHash,
      role: 'ADMIN',
      staff_level: 'full',
      is_verified: true,
      country: 'United Kingdom',
      age: 41,
      bio: 'Keeps Buddyline afloat. Cold-water diver, 900 dives, still checks her buddy twice.',
      last_active_at: new Date(now.getTime() - minuteMs),
      created_at: joined,
      updated_at: joined,
    },
  };
}

function makeMember(
  random: Random,
  now: Date,
  { joined, taken, index }: { joined: Date; taken: Set<string>; index: number },
): Person {
  const culture = random.weighted(cultures.map((one) => [one, one.weight] as const));
  const gender = random.chance(0.5) ? 'woman' : 'man';
  const first = random.pick(gender === 'woman' ? culture.women : culture.men);
  const family = random.pick(culture.families);
  const writes = first[1] !== undefined && random.chance(0.85) ? 'ar' : 'en';
  const username = makeUsername(random, first, family, taken);
  const country = random.pick(culture.countries);
  const age = Math.round(17 + random.next() ** 1.4 * 54);
  const reach = Math.round(4 + random.next() ** 4 * 3_900);
  const look = random.chance(0.16) ? 'emblem' : gender;
  const activity = 0.15 + random.next() ** 2 * 3;
  // Two other administrators besides Ada.
  const isStaff = index === 3 || index === 8;
  const profile = {
    id: demoId(random, joined),
    username,
    full_name: fullName(first, family, writes, index),
    email: `${username}@${random.pick(mailDomains)}`,
    password_hash: noPassword,
    role: isStaff ? ('ADMIN' as const) : ('USER' as const),
    staff_level: isStaff ? ('full' as const) : null,
    is_verified: isStaff || random.chance(0.32),
    country: random.chance(0.94) ? country : null,
    age: random.chance(0.93) ? age : null,
    bio: random.chance(0.86) ? makeBio(random, { writes, gender, country, age }) : null,
  };
  return {
    latinName: first[0],
    firstName: (writes === 'ar' ? first[1] : undefined) ?? first[0],
    writes,
    gender,
    look,
    activity,
    reach,
    curiosity: Math.round(8 + random.next() ** 2 * 520),
    row: {
      ...profile,
      last_active_at: lastActive(random, now, joined, index),
      created_at: joined,
      updated_at: random.chance(0.4) ? soonAfter(random, joined, now, 60 * dayMs) : joined,
    },
  };
}

/** Matches the occupation to the age: no retirees of eighteen, few students of fifty. */
function fitsAge(line: string, age: number): boolean {
  if (/Student|New here|طالب/.test(line)) return age < 30;
  return age >= 42 || !/Retired|since|children|kids|منذ|أم |أب /.test(line);
}

/** Some have no name, for which the panel shows a placeholder. */
function fullName(first: Name, family: Name, writes: 'en' | 'ar', index: number): string | null {
  if (index % 61 === 40) return null;
  return writes === 'ar' ? `${first[1]} ${family[1]}` : `${first[0]} ${family[0]}`;
}

function makeUsername(random: Random, first: Name, family: Name, taken: Set<string>): string {
  const given = plain(first[0]);
  const surname = plain(family[0]);
  const candidates = random.shuffled([
    `${given}_${surname}`,
    `${given}.${surname}`,
    `${given}_${surname.slice(0, 1)}`,
    `${given}_${random.pick(usernameWords)}`,
    `${random.pick(usernameWords)}.${given}`,
    `${given}${random.int(70, 99)}`,
  ]);
  const free = candidates.find((name) => !taken.has(name)) ?? `${given}_${surname}_${taken.size}`;
  taken.add(free);
  return free;
}

/** ASCII letters only, as usernames are: 'Élise' becomes 'elise', 'Ji-woo' 'jiwoo'. */
function plain(name: string): string {
  const letters = name.normalize('NFD').toLowerCase().replaceAll('ı', 'i').replaceAll('ø', 'o');
  return letters.replaceAll(/[^a-z]/g, '');
}

function makeBio(
  random: Random,
  {
    writes,
    gender,
    country,
    age,
  }: Pick<Person, 'writes' | 'gender'> & { country: string; age: number },
): string {
  const who = writes === 'ar' ? arabicBios.who[gender] : englishBios.who;
  const { loves } = writes === 'ar' ? arabicBios : englishBios;
  const lines = [random.pick(who.filter((line) => fitsAge(line, age)))];
  if (random.chance(0.8)) lines.push(random.pick(loves));
  if (random.chance(0.15)) lines.push(random.pick(loves));
  return fillSlots([...new Set(lines)].join(' '), { country });
}

/** Several were active just now, more within the hour, the rest over weeks; a few never returned. */
function lastActive(random: Random, now: Date, joined: Date, index: number): Date | null {
  if (index % 23 === 11) return null;
  // New members are active often.
  const isNew = now.getTime() - joined.getTime() < 14 * dayMs;
  if (index % 22 === 3 || (isNew && index % 3 === 0))
    return new Date(now.getTime() - random.between(0.1, 4.5) * minuteMs);
  if (index % 9 === 4) return new Date(now.getTime() - random.between(6, 58) * minuteMs);
  const ago = Math.min(
    now.getTime() - joined.getTime(),
    hourMs - Math.log(1 - random.next()) * 16 * dayMs,
  );
  return new Date(now.getTime() - ago);
}

/** Picks an author who had joined by the given time. */
export function pickMember(random: Random, people: readonly Person[], by: Date): Person {
  const members = people.filter(({ row }) => row.created_at <= by);
  return random.weighted(members.map((person) => [person, person.activity] as const));
}

/** The person's name in a sentence of the language; English sentences use the Latin spelling. */
export function nameIn(language: 'en' | 'ar', { firstName, writes, latinName }: Person): string {
  return language === 'en' && writes === 'ar' ? latinName : firstName;
}
