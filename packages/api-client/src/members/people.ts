import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import {
  type Person,
  personSchema,
  type PersonSummary,
  personSummarySchema,
} from '@buddyline/domain/person';
import { type Calls, pathOf } from '../calls.ts';
import type { CursorQuery } from './feed.ts';

type PeopleList = (
  username: string,
  query?: CursorQuery,
  signal?: AbortSignal,
) => Promise<CursorPage<PersonSummary>>;

export interface PeopleCalls {
  get: (username: string, signal?: AbortSignal) => Promise<Person>;
  /** Both may be repeated; they return the person as they are afterwards. */
  follow: (username: string) => Promise<Person>;
  unfollow: (username: string) => Promise<Person>;
  followers: PeopleList;
  following: PeopleList;
}

export function peopleCalls({ read, changeWithData }: Calls): PeopleCalls {
  const set = async (method: 'put' | 'delete', username: string) => {
    const path = pathOf('people', username, 'follow');
    const { data } = await changeWithData({ method, path }, personSchema);
    return data;
  };
  const listOf =
    (side: 'followers' | 'following'): PeopleList =>
    (username, { before, limit } = {}, signal) =>
      read(pathOf('people', username, side), cursorPageSchema(personSummarySchema), {
        query: { before, limit },
        signal,
      });
  return {
    get: (username, signal) => read(pathOf('people', username), personSchema, { signal }),
    follow: (username) => set('put', username),
    unfollow: (username) => set('delete', username),
    followers: listOf('followers'),
    following: listOf('following'),
  };
}
