import { dashboardSchema } from '@buddyline/domain/dashboard';
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { dashboardQuery } from './dashboard-queries.ts';
import { sampleDashboard } from './sample-dashboard.ts';

const calls = vi.hoisted(() => ({ meta: vi.fn<() => object>(), dashboard: vi.fn<() => object>() }));

vi.mock('../../session/api.ts', () => ({
  api: { meta: { get: calls.meta }, dashboard: { get: calls.dashboard } },
}));

const live = { ...sampleDashboard(new Date('2026-03-31T12:00:00Z')), recentPosts: [] };

beforeEach(() => {
  vi.resetAllMocks();
  calls.dashboard.mockReturnValue(live);
});

it('the dashboard has live figures if the backend offers them', async () => {
  calls.meta.mockReturnValue({ name: 'ours', version: '1', features: ['dashboard'] });
  expect(await new QueryClient().fetchQuery(dashboardQuery)).toEqual({ ...live, isSample: false });
});

it('without them, it has the sample and makes no request', async () => {
  calls.meta.mockReturnValue({ name: '', version: '', features: [] });
  const { stats, isSample } = await new QueryClient().fetchQuery(dashboardQuery);
  expect(isSample).toBe(true);
  expect(Object.values(stats).map(({ total }) => total)).toEqual([50_000, 125_000, 75_000, 25_000]);
  expect(calls.dashboard).not.toHaveBeenCalled();
});

it('if the features cannot be fetched, the dashboard fails and shows no sample', async () => {
  calls.meta.mockRejectedValue(new Error('No connection'));
  await expect(new QueryClient().fetchQuery(dashboardQuery)).rejects.toThrow('No connection');
});

it('the sample matches the response schema, and its last month is the current one', () => {
  const sample = sampleDashboard(new Date('2026-03-31T23:30:00Z'));
  expect(v.parse(dashboardSchema, sample)).toEqual(sample);
  expect(sample.months).toHaveLength(12);
  expect([sample.months[0]?.month, sample.months[11]?.month]).toEqual(['2025-04', '2026-03']);
});
