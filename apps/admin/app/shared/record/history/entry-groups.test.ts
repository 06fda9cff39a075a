import type { Activity } from '@buddyline/domain/activity';
import { expect, it } from 'vitest';
import { groupByDay } from './entry-groups.ts';

function entry(id: string, at: string | null, operationId: string | null = null): Activity {
  return {
    id,
    at,
    actor: null,
    noun: 'posts',
    verb: 'hide',
    itemId: null,
    label: null,
    personId: null,
    changes: null,
    counts: null,
    reason: null,
    operationId,
    canUndo: false,
  };
}

function idsOf(entries: Activity[], timeZone: string) {
  return groupByDay(entries, { timeZone }).map(({ day, groups }) => [
    day,
    groups.map((group) => group.map(({ id }) => id)),
  ]);
}

it('days are those of the time zone', () => {
  const entries = [entry('late', '2026-11-22T21:30:00Z'), entry('early', '2026-11-22T01:00:00Z')];
  expect(idsOf(entries, 'UTC')).toEqual([['2026-11-22', [['late'], ['early']]]]);
  expect(idsOf(entries, 'Asia/Dubai')).toEqual([
    ['2026-11-23', [['late']]],
    ['2026-11-22', [['early']]],
  ]);
});

it('the entries of an operation are one group, at the place of the newest', () => {
  const at = '2026-11-22T10:00:00Z';
  const entries = [
    entry('a', at, 'bulk'),
    entry('other', at),
    entry('b', at, 'bulk'),
    entry('c', at, 'bulk'),
  ];
  expect(idsOf(entries, 'UTC')).toEqual([['2026-11-22', [['a', 'b', 'c'], ['other']]]]);
});

it('the sign-ins of one person in a row are one group', () => {
  const at = '2026-11-22T10:00:00Z';
  const signIn = (id: string, person: string | null): Activity => ({
    ...entry(id, at),
    noun: 'sessions',
    verb: 'sign-in',
    actor: person === null ? null : { id: person, name: person },
  });
  const entries = [
    signIn('a', 'ada'),
    signIn('b', 'ada'),
    signIn('c', 'omar'),
    signIn('d', null),
    signIn('e', null),
    signIn('f', 'ada'),
    entry('other', at),
    signIn('g', 'ada'),
  ];
  expect(idsOf(entries, 'UTC')).toEqual([
    ['2026-11-22', [['a', 'b'], ['c'], ['d'], ['e'], ['f'], ['other'], ['g']]],
  ]);
});

it('entries without a valid time stay in the list', () => {
  expect(idsOf([entry('none', null), entry('odd', 'soon')], 'UTC')).toEqual([
    ['', [['none'], ['odd']]],
  ]);
});
