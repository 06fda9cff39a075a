import { expect, test } from 'vitest';
import { activityNouns, activityVerbs } from './activity.ts';
import { can, rights, verbs } from './rights.ts';
import { isStaff, roles, staffRoles } from './role.ts';

test('administrators may do everything, and members nothing that is not their own', () => {
  expect(verbs.filter((verb) => !can({ role: 'ADMIN' }, verb))).toEqual([]);
  expect(verbs.filter((verb) => can({ role: 'USER' }, verb))).toEqual([]);
});

test('staff are those whose role has a right', () => {
  expect(roles.filter((role) => rights[role].length > 0)).toEqual(staffRoles);
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
