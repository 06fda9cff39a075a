import { ApiError } from '@buddyline/api-client/api-error';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session/session.ts';
import { personQuery } from '../query/person-queries.ts';
import { queryClient } from './query-client.ts';

const minuteMs = 60_000;

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

it('query data stays fresh for ten minutes', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async () => 'list');
  const look = () => queryClient.fetchQuery({ queryKey: ['list'], queryFn: read });
  await look();
  vi.advanceTimersByTime(10 * minuteMs - 1);
  await look();
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await look();
  expect(read).toHaveBeenCalledTimes(2);
});

it('a logout clears the query cache', () => {
  queryClient.setQueryData(['profile', 'mira'], { fullName: 'Mira Haddad' });
  endSession('logout');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

it('a query is retried once after a server error, but not after a 4xx response', async () => {
  vi.useFakeTimers();
  const failing = vi.fn(() => Promise.reject(failure(500)));
  const refused = vi.fn(() => Promise.reject(failure(403)));
  const outcomes = Promise.allSettled([
    queryClient.fetchQuery({ queryKey: ['failing'], queryFn: failing }),
    queryClient.fetchQuery({ queryKey: ['refused'], queryFn: refused }),
  ]);
  await vi.runAllTimersAsync();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing).toHaveBeenCalledTimes(2);
  expect(refused).toHaveBeenCalledTimes(1);
});

it('the rights are not asked again because they were refused', async () => {
  vi.useFakeTimers();
  const refused = vi.fn(() => Promise.reject(failure(403)));
  const { queryKey } = personQuery('');
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: refused });
  const stop = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  stop();
  expect(refused).toHaveBeenCalledTimes(1);
});

function failure(status: number): ApiError {
  return new ApiError({ kind: 'http', status, message: 'No.' });
}
