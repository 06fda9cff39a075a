import { type Certificate, certificateSchema } from '@buddyline/domain/certificate';
import { type DiveLog, diveLogSchema } from '@buddyline/domain/dive-log';
import type { LogbookQuery } from '@buddyline/domain/dive-log-filters';
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
  type OwnProfileUpdate,
  type Profile,
  profileSchema,
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

type UserList<TItem, TFilters = unknown> = (
  userId: string,
  request: PageRequest & TFilters,
  signal?: AbortSignal,
) => Promise<Paged<TItem>>;

export interface UserCalls {
  /** Filters and orders only for backends with the feature 'users.filters'. */
  list: (query: Partial<UsersQuery>, signal?: AbortSignal) => Promise<Paged<User>>;
  /** The countries of all users, as they are written. Only for backends with the feature 'users.filters'. */
  countries: (signal?: AbortSignal) => Promise<string[]>;
  profile: (userId: string, signal?: AbortSignal) => Promise<Profile>;
  updateOwn: (userId: string, profile: OwnProfileUpdate) => Promise<ChangeResult>;
  updateAsAdmin: (userId: string, changes: AdminUser) => Promise<ChangeResult>;
  uploadPicture: (userId: string, file: File, signal?: AbortSignal) => Promise<ChangeResult>;
  remove: (userId: string) => Promise<ChangeResult>;
  /** Only for backends with the feature 'belongings'. */
  belongings: (userId: string, signal?: AbortSignal) => Promise<Belongings>;
  posts: UserList<Post>;
  certificates: UserList<Certificate>;
  /** Filters and orders only for backends with the feature 'divelogs.filters'; by default the latest dive is first. */
  diveLogs: UserList<DiveLog, Partial<Omit<LogbookQuery, keyof PageRequest>>>;
  tickets: UserList<Ticket>;
}

export function userCalls({ read, change }: Calls): UserCalls {
  function listOf<TItem>(noun: string, item: v.GenericSchema<unknown, TItem>): UserList<TItem> {
    return (userId, request, signal) =>
      read(pathOf(noun, 'user', userId), userListSchema(item, request), {
        query: { ...request },
        signal,
      });
  }

  return {
    list: (query, signal) => read('users', pagedSchema(userSchema), { query, signal }),
    countries: (signal) => read(pathOf('users', 'countries'), v.array(v.string()), { signal }),
    profile: (userId, signal) =>
      read(pathOf('users', userId, 'profile'), profileSchema, { signal }),
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
