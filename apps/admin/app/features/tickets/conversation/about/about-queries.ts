import { pathOf } from '@buddyline/api-client/calls';
import { ticketMessageCalls } from '@buddyline/api-client/ticket-messages';
import { countOrZero } from '@buddyline/domain/numbers';
import type { Ticket } from '@buddyline/domain/ticket';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { api } from '../../../../session/api.ts';
import { personKey } from '../../../../shared/query/person-queries.ts';
import { itemKey } from '../../../../shared/query/item-caches.ts';
import { conversationQuery } from '../conversation-queries.ts';

/** Other tickets about the same. */
export function relatedQuery(ticketId: string) {
  return queryOptions({
    queryKey: [...itemKey('tickets', ticketId), 'related'],
    queryFn: ({ signal }) => ticketMessageCalls(api.calls).related(ticketId, signal),
    // They change on pages of their own.
    staleTime: 0,
  });
}

/** What is shown of a person's moderation. The whole schema would bring those of all sanctions to every page. */
const recordSchema = v.object({
  ticketsBy: countOrZero,
  ticketsAbout: countOrZero,
  warnings: countOrZero,
  /** The suspension that has not ended. */
  active: v.nullable(v.object({})),
  pinnedNote: v.optional(v.nullable(v.object({ body: v.string() }))),
});

/** A person's record, under the key of their moderation. Only for backends with the feature 'standing'. */
export function recordQuery(userId: string) {
  return queryOptions({
    queryKey: [...personKey(userId), 'moderation', 'record'],
    queryFn: ({ signal }) =>
      api.calls.read(pathOf('users', userId, 'standing'), recordSchema, { signal }),
  });
}

/** The post that a ticket is about, under the key of the post's own page. */
export function aboutPostQuery(postId: string) {
  return queryOptions({
    queryKey: itemKey('posts', postId),
    queryFn: ({ signal }) => api.posts.get(postId, signal),
  });
}

/** Mutes what a ticket is about, or lets later tickets about it arrive open again. */
export function muteMutation(client: QueryClient, { id }: Ticket) {
  const { mute, unmute } = ticketMessageCalls(api.calls);
  return mutationOptions({
    mutationFn: (isMuted: boolean) => (isMuted ? mute(id) : unmute(id)),
    onSuccess: (_answer, isMuted) => {
      const { queryKey } = conversationQuery(id);
      client.setQueryData(queryKey, (known) => known && { ...known, isMuted });
      // The conversations of other tickets about the same.
      void client.invalidateQueries({
        queryKey: itemKey('tickets'),
        predicate: ({ queryKey: key }) => key[2] !== id && key[3] === queryKey[3],
      });
    },
  });
}
