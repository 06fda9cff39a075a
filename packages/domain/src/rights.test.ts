import { expect, test } from 'vitest';
import { activityNouns, activityVerbs } from './activity.ts';
import { can, rights, verbs } from './rights.ts';
import { isStaff, staffLevels } from './role.ts';

test('full administrators may do everything, and members nothing that is not their own', () => {
  expect(verbs.filter((verb) => !can({ staffLevel: 'full' }, verb))).toEqual([]);
  expect(verbs.filter((verb) => can({ staffLevel: null }, verb))).toEqual([]);
});

test('each level may do less than the one before it', () => {
  for (const [index, level] of staffLevels.slice(1).entries()) {
    const before = rights[staffLevels[index] ?? 'full'];
    expect(before).toEqual(expect.arrayContaining(rights[level]));
    expect(before.length).toBeGreaterThan(rights[level].length);
  }
});

test('only full administrators delete people, change levels, export and delete for good', () => {
  const grave = /\.(?:export|archive|purge|change-level)$|^users\.(?:delete|restore)$|^mails\./;
  const others = staffLevels.filter((level) => level !== 'full');
  expect(others.flatMap((level) => rights[level]).filter((verb) => grave.test(verb))).toEqual([]);
});

test('who supports changes tickets alone, and who views changes nothing', () => {
  const changes = (verb: string) => !verb.endsWith('.read');
  expect(rights.viewer.filter(changes)).toEqual([]);
  expect(rights.support.filter(changes).filter((verb) => !verb.startsWith('tickets.'))).toEqual([]);
});

test('administrators are staff', () => {
  expect(isStaff({ role: 'ADMIN' })).toBe(true);
});

test.each(['USER', 'moderator', 'admin', ''])('the role %j is not staff', (role) => {
  expect(isStaff({ role })).toBe(false);
});

test('each right is listed once, and all that are noted are acts of the activity log', () => {
  expect(new Set(verbs).size).toBe(verbs.length);
  const actions = activityNouns.flatMap((noun) => activityVerbs.map((verb) => `${noun}.${verb}`));
  expect(actions).toEqual(expect.arrayContaining(verbs.filter((verb) => !verb.endsWith('.read'))));
});
