import { type Certificate, certificateSchema } from '@buddyline/domain/certificate';
import { type DiveLog, diveLogSchema } from '@buddyline/domain/dive-log';
import {
  type Paged,
  pagedSchema,
  type PageRequest,
  userListSchema,
} from '@buddyline/domain/envelope';
import { type Post, postSchema } from '@buddyline/domain/post';
import { type Ticket, ticketSchema } from '@buddyline/domain/ticket';
import {
  type AdminUser,
  type Belongings,
  belongingsSchema,
  type OwnProfile,
  type User,
  userSchema,
} from '@buddyline/domain/user';
import type { UsersQuery } from '@buddyline/domain/user-list';
import * as v from 'valibot';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

export interface PageQuery {
  page?: number;
  limit?: number;
}

type UserList<TItem> = (
  userId: string,
  window: PageRequest,
  signal?: AbortSignal,
) => Promise<Paged<TItem>>;

export interface UserCalls {
  /** Filters and orders only for backends with the feature 'users.filters'. */
  list: (query: Partial<UsersQuery>, signal?: AbortSignal) => Promise<Paged<User>>;
  /** Of all users, as they are written. Only for backends with the feature 'users.filters'. */
  countries: (signal?: AbortSignal) => Promise<string[]>;
  profile: (userId: string, signal?: AbortSignal) => Promise<User>;
  updateOwn: (userId: string, profile: OwnProfile) => Promise<ChangeResult>;
  updateAsAdmin: (userId: string, changes: AdminUser) => Promise<ChangeResult>;
  uploadPicture: (userId: string, file: File, signal?: AbortSignal) => Promise<ChangeResult>;
  remove: (userId: string) => Promise<ChangeResult>;
  /** Only for backends with the feature 'belongings'. */
  belongings: (userId: string, signal?: AbortSignal) => Promise<Belongings>;
  posts: UserList<Post>;
  certificates: UserList<Certificate>;
  diveLogs: UserList<DiveLog>;
  tickets: UserList<Ticket>;
}

export function userCalls({ read, change }: Calls): UserCalls {
  function listOf<TItem>(noun: string, item: v.GenericSchema<unknown, TItem>): UserList<TItem> {
    return (userId, { page, limit }, signal) =>
      read(pathOf(noun, 'user', userId), userListSchema(item, { page, limit }), {
        query: { page, limit },
        signal,
      });
  }

  return {
    list: (query, signal) => read('users', pagedSchema(userSchema), { query, signal }),
    countries: (signal) => read(pathOf('users', 'countries'), v.array(v.string()), { signal }),
    profile: (userId, signal) => read(pathOf('users', userId, 'profile'), userSchema, { signal }),
    updateOwn: (userId, profile) =>
      change({ method: 'put', path: pathOf('users', userId), json: profile }),
    updateAsAdmin: (userId, changes) =>
      change({ method: 'put', path: pathOf('users', 'admin', userId), json: changes }),
    uploadPicture: (userId, file, signal) => {
      const form = new FormData();
      form.set('file', file);
      return change({
        method: 'post',
        path: pathOf('users', 'upload-profile', userId),
        form,
        signal,
      });
    },
    remove: (userId) => change({ method: 'delete', path: pathOf('users', userId) }),
    belongings: (userId, signal) =>
      read(pathOf('users', userId, 'belongings'), belongingsSchema, { signal }),
    posts: listOf('posts', postSchema),
    certificates: listOf('certificates', certificateSchema),
    diveLogs: listOf('divelogs', diveLogSchema),
    tickets: listOf('tickets', ticketSchema),
  };
}
