import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

/**
 * Everything cached about one person hangs below this key, whichever feature reads it: the profile
 * here, the tabs' lists in their features. So a deleted user's data is dropped in one go.
 */
export const personKey = (userId: string) => ['person', userId] as const;

const profileKey = (userId: string) => [...personKey(userId), 'profile'] as const;

/** A user's profile; read by the user page, the settings and the sidebar. */
export function personQuery(userId: string) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => api.users.profile(userId, signal),
  });
}

/** Every page and search of the users list hangs below this key. */
export const userListsKey = ['users'] as const;
