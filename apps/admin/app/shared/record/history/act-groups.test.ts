import type { Activity } from '@buddyline/domain/activity';
import { expect, it } from 'vitest';
import { groupByDay } from './act-groups.ts';

function act(id: string, at: string | null, operationId: string | null = null): Activity {
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

function idsOf(acts: Activity[], timeZone: string) {
  return groupByDay(acts, { timeZone }).map(({ day, groups }) => [
    day,
    groups.map((group) => group.map(({ id }) => id)),
  ]);
}

it('days are those of the time zone', () => {
  const acts = [act('late', '2026-11-22T21:30:00Z'), act('early', '2026-11-22T01:00:00Z')];
  expect(idsOf(acts, 'UTC')).toEqual([['2026-11-22', [['late'], ['early']]]]);
  expect(idsOf(acts, 'Asia/Dubai')).toEqual([
    ['2026-11-23', [['late']]],
    ['2026-11-22', [['early']]],
  ]);
});

it('the acts of an operation are one group, at the place of the newest', () => {
  const at = '2026-11-22T10:00:00Z';
  const acts = [act('a', at, 'bulk'), act('other', at), act('b', at, 'bulk'), act('c', at, 'bulk')];
  expect(idsOf(acts, 'UTC')).toEqual([['2026-11-22', [['a', 'b', 'c'], ['other']]]]);
});

it('acts without a valid time stay in the list', () => {
  expect(idsOf([act('none', null), act('odd', 'soon')], 'UTC')).toEqual([
    ['', [['none'], ['odd']]],
  ]);
});
