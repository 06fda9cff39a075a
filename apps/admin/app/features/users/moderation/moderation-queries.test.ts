import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { lastDayQuery } from './moderation-queries.ts';

const read = vi.hoisted(() => vi.fn(async () => ({ posts: [], comments: [] })));
vi.mock('../../../session/api.ts', () => ({ api: { calls: { read } } }));

it('what a person wrote in the last day is read each time, because all of it is deleted at once', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await client.fetchQuery(lastDayQuery('mira'));
  await client.fetchQuery(lastDayQuery('mira'));
  expect(read).toHaveBeenCalledTimes(2);
});
