import { expect, test } from 'vitest';
import { dashboardFigures } from './dashboard-figures.ts';

const nothing = { users: {}, posts: {}, diveLogs: {}, certifications: {} };
const now = new Date('2026-03-31T23:30:00Z');

test('without any records there are twelve months of zeros and a growth of 0', () => {
  const { stats, months } = dashboardFigures(nothing, now);
  expect(stats.users).toEqual({ total: 0, growth: 0, newThisMonth: 0 });
  expect(months.map(({ month }) => month)).toEqual([
    '2025-04',
    '2025-05',
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ]);
  expect(months[11]).toEqual({
    month: '2026-03',
    users: 0,
    posts: 0,
    diveLogs: 0,
    certifications: 0,
  });
});

test('counts are assigned to their noun and to months in UTC', () => {
  const posts = { total: 90, latest: 6, before: 5, '2026-03': 4, '2025-12': 2 };
  const { stats, months } = dashboardFigures({ ...nothing, posts }, now);
  expect(stats.posts).toEqual({ total: 90, growth: 20, newThisMonth: 4 });
  expect(months.map((month) => month.posts)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 4]);
  expect(stats.diveLogs.total).toBe(0);
});

test.each([
  [6, 3, 100],
  [0, 4, -100],
  [2, 3, -33.3],
  [7, 0, 0],
  [0, 0, 0],
])('%i in the last 30 days after %i before is a growth of %d %%', (latest, before, growth) => {
  const { stats } = dashboardFigures({ ...nothing, users: { latest, before } }, now);
  expect(stats.users.growth).toBe(growth);
});
