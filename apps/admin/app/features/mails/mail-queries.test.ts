import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { mailsQuery } from './mail-queries.ts';

const list = vi.hoisted(() => vi.fn(async () => ({ data: [], next: null })));
vi.mock('@buddyline/api-client/mails', () => ({ mailCalls: () => ({ list }) }));

it('the mails are read each time, because other changes write them', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  await client.fetchQuery(mailsQuery({ search: '' }));
  await client.fetchQuery(mailsQuery({ search: '' }));
  expect(list).toHaveBeenCalledTimes(2);
});
