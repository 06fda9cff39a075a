import { type UsersQuery, usersQuerySchema } from '@buddyline/domain/user-list';
import * as v from 'valibot';
import { beginOf, endOf, filterDay } from '../../../shared/text/day-start.ts';

/** The list's parameters in the page's URL. Both days are included. */
export const userListSchema = v.object({
  ...usersQuerySchema.entries,
  joinedFrom: v.optional(filterDay),
  joinedTo: v.optional(filterDay),
});
export type UserList = v.InferOutput<typeof userListSchema>;

/** The API's filter has moments. Where a day begins and ends is decided by the time zone of the browser. */
export function toUsersQuery({ joinedFrom, joinedTo, ...others }: UserList): UsersQuery {
  return {
    ...others,
    ...(joinedFrom !== undefined && { joinedFrom: beginOf(joinedFrom) }),
    ...(joinedTo !== undefined && { joinedTo: endOf(joinedTo) }),
  };
}
