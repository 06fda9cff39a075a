import { expect, it, onTestFinished, vi } from 'vitest';
import { readListState } from '../../../shared/list/list-state.ts';
import { toUsersQuery, userListSchema } from './user-list-state.ts';

const read = (query: string) =>
  toUsersQuery(readListState(userListSchema, new URLSearchParams(query)));

it.each([
  ['UTC', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['Asia/Dubai', '2026-11-21T20:00:00.000Z', '2026-11-22T20:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-22T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00.000Z', '2026-11-22T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
])('a day in %s is filtered from %s to %s', (zone, joinedFrom, joinedTo) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(read('joinedFrom=2026-11-22&joinedTo=2026-11-22&role=ADMIN')).toEqual({
    page: 1,
    limit: 9,
    search: '',
    role: 'ADMIN',
    joinedFrom,
    joinedTo,
  });
});

it('half a year and a moment are no filter of the page', () => {
  for (const day of ['0202-11-22', '2026-11-31', '2026-11-22T00:00:00Z', 'soon']) {
    expect(read(`joinedFrom=${day}`)).toEqual({ page: 1, limit: 9, search: '' });
  }
});
