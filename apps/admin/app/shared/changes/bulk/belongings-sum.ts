import { hasStatus } from '@buddyline/api-client/api-error';
import type { Belongings } from '@buddyline/domain/user';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';

/** One call for each user: not for more than these. */
export const summedUsers = 50;

const nothing: Belongings = { posts: 0, comments: 0, certificates: 0, diveLogs: 0, tickets: 0 };

/** What would be deleted with several users. Only if the backend has the feature 'belongings'. */
export function belongingsSumQuery(userIds: readonly string[]) {
  return queryOptions({
    queryKey: ['belongings', userIds],
    queryFn: async ({ signal }) => {
      const known = await Promise.all(userIds.map((id) => belongingsOf(id, signal)));
      return known.reduce(sum, nothing);
    },
    // The counts beside a Confirm button must not be stale.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A user who is gone takes nothing along. */
async function belongingsOf(userId: string, signal: AbortSignal): Promise<Belongings> {
  try {
    return await api.users.belongings(userId, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return nothing;
    throw error;
  }
}

function sum(a: Belongings, b: Belongings): Belongings {
  return {
    posts: a.posts + b.posts,
    comments: a.comments + b.comments,
    certificates: a.certificates + b.certificates,
    diveLogs: a.diveLogs + b.diveLogs,
    tickets: a.tickets + b.tickets,
  };
}
