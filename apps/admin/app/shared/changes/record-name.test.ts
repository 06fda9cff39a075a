import { beforeAll, expect, it } from 'vitest';
import { catalogs } from '../../language/catalogs.ts';
import { activateLanguage, loadTexts } from '../../language/language.ts';
import { named, nameOf } from './record-name.ts';

beforeAll(async () => {
  await loadTexts(catalogs.firstTouch);
  await activateLanguage('en');
});

it.each([
  { record: 'a ticket', input: { subject: 'Lost log', description: 'My dive' }, name: 'Lost log' },
  { record: 'a certificate', input: { title: 'Rescue', description: 'By Aqua' }, name: 'Rescue' },
  { record: 'a user', input: { fullName: 'Omar Said', username: 'omar' }, name: 'Omar Said' },
  { record: 'a user without a name', input: { fullName: ' ', username: 'omar' }, name: 'omar' },
  { record: 'a dive log', input: { site: 'Cedar Pride', diveNumber: 7 }, name: 'Cedar Pride' },
  { record: 'a post', input: { content: 'Manta!', Owner: { username: 'mira' } }, name: 'Manta!' },
  {
    record: 'a post to hide',
    input: { post: { content: 'Manta!' }, isEnabled: false },
    name: 'Manta!',
  },
  { record: 'a view', input: { name: 'Hidden posts', isShared: true }, name: 'Hidden posts' },
])('$record is named', ({ input, name }) => {
  expect(nameOf(input)).toBe(name);
});

it.each([
  ['an id', '7'],
  ['nothing', undefined],
  ['null', null],
  ['a status', { status: 'OPEN' }],
  ['only an empty name', { title: '' }],
])('%s has no name', (_what, input) => {
  expect(nameOf(input)).toBeUndefined();
  expect(named('Post deleted.', nameOf(input))).toBe('Post deleted.');
});

it('a long name is shortened', () => {
  expect(named('Post deleted.', `${'long '.repeat(20)}post`)).toBe(
    `Post deleted. “${'long '.repeat(8).trim()}…”`,
  );
});
