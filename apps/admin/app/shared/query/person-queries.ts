import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/** The key prefix of all queries about anybody. */
export const peopleKey = ['person'] as const;

/**
 * The key prefix of all queries about one person: the profile here, and the tabs' lists in their
 * features. A deleted user's data is dropped by this prefix.
 */
export const personKey = (userId: string) => [...peopleKey, userId] as const;

const profileKey = (userId: string) => [...personKey(userId), 'profile'] as const;

/** A user's profile, for the user page, the settings and the sidebar. */
export function personQuery(userId: string) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => api.users.profile(userId, signal),
  });
}

/** The key prefix of every page and search of the users list. */
export const userListsKey = ['users'] as const;
