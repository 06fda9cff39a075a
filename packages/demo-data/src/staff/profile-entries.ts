import type { ActivityChanges } from '@buddyline/domain/activity';
import type { Person } from '../rows/people.ts';
import { type DemoEntry, entryOf, takeNewest, type Week } from './entries.ts';

type Member = Person['row'];

/** What was corrected in a profile; null when the profile has nothing of that kind. */
type Correction = (member: Member) => ActivityChanges | null;

const verified: Correction = ({ is_verified }) =>
  is_verified ? { isVerified: { from: false, to: true } } : null;

const name: Correction = ({ full_name }) => {
  const typed = full_name?.toLowerCase() ?? null;
  return full_name === typed ? null : { fullName: { from: typed, to: full_name } };
};

const country: Correction = ({ country: now }) =>
  now === null || now === 'Austria' ? null : { country: { from: 'Austria', to: now } };

/** An advertisement was removed. */
const bio: Correction = ({ bio: now }) =>
  now === null ? null : { bio: { from: `${now} Cheap gear: www.reef-deals.example`, to: now } };

const age: Correction = ({ age: now }) =>
  now === null || now < 20 ? null : { age: { from: now % 10, to: now } };

const corrections: readonly [Correction, 'ada' | 'ines', [number, number, number]][] = [
  [verified, 'ada', [1, 15, 30]],
  [name, 'ines', [2, 11, 48]],
  [country, 'ines', [3, 14, 9]],
  [verified, 'ada', [4, 9, 33]],
  [bio, 'ines', [5, 11, 17]],
  [age, 'ada', [7, 8, 45]],
];

export function makeProfileEntries(week: Week, people: readonly Person[]): DemoEntry[] {
  const take = takeNewest(people.map(({ row }) => row).filter(({ role }) => role === 'USER'));
  return corrections.flatMap(([correct, who, when]) => {
    const at = week.at(...when);
    const member = take(at, (row) => row.full_name !== null && correct(row) !== null);
    if (!member) return [];
    const { id, full_name } = member;
    const audit = week.audit(week[who], 'users.update', at);
    return [entryOf(audit, { itemId: id, label: full_name, personId: id }, correct(member))];
  });
}
