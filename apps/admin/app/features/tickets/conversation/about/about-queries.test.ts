import type { Ticket } from '@buddyline/domain/ticket';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { conversationQuery } from '../conversation-queries.ts';
import { muteMutation, relatedQuery } from './about-queries.ts';

const calls = vi.hoisted(() => ({
  related: vi.fn(async () => []),
  mute: async () => ({ message: 'Muted.' }),
}));
vi.mock('@buddyline/api-client/ticket-messages', () => ({ ticketMessageCalls: () => calls }));

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
});

it('the other tickets about the same are read each time, because each changes on its own page', async () => {
  await client.fetchQuery(relatedQuery('first'));
  await client.fetchQuery(relatedQuery('first'));
  expect(calls.related).toHaveBeenCalledTimes(2);
});

it('muting the subject of a ticket makes the conversations of others stale, which may be about it', async () => {
  const conversations = ['first', 'second'].map((id) => conversationQuery(id).queryKey);
  for (const key of conversations) client.setQueryData(key, { data: [], isMuted: false } as never);
  const mutation = muteMutation(client, { id: 'first' } as Ticket);
  await client.getMutationCache().build(client, mutation).execute(true);
  expect(conversations.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([
    false,
    true,
  ]);
});
