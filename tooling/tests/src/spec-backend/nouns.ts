import { pageSizes } from '@buddyline/domain/constants';
import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import { readPage, totalPages } from '@buddyline/domain/paging';
import { ticketUpdateSchema } from '@buddyline/domain/ticket';
import { adminUserSchema, ownProfileSchema } from '@buddyline/domain/user';
import * as v from 'valibot';
import { Refusal, type Routes, type SpecCall } from './route.ts';
import type { SpecData } from './sample-data.ts';

const { status } = ticketUpdateSchema.entries;
const { staffLevel: _, ...adminUserFields } = adminUserSchema.entries;

interface Item {
  id: string | number;
}

/** The calls of section 7: users, posts, comments, certificates, dive logs and tickets. */
export function nounRoutes(data: SpecData): Routes {
  return {
    ...userRoutes(data),
    ...postRoutes(data),
    ...ownedRoutes('certificates', data.certificates, pageSizes.certificates, 'query'),
    ...ownedRoutes('divelogs', data.diveLogs, pageSizes.diveLogs, 'query'),
    ...ownedRoutes('tickets', data.tickets, pageSizes.tickets, 'search'),
    'PUT /divelogs/:id': (call) => update(data.diveLogs, call, diveLogUpdateSchema.entries),
    'PUT /tickets/:id': (call) => update(data.tickets, call, { status }),
  };
}

function userRoutes({ users, ...owned }: SpecData): Routes {
  return {
    'GET /users': ({ query }) => ({ data: pageOf(users, query, pageSizes.users, 'search') }),
    'GET /users/:id/profile': ({ id }) => ({ data: find(users, id) }),
    'PUT /users/:id': (call) => update(users, call, ownProfileSchema.entries),
    'PUT /users/admin/:id': (call) => update(users, call, adminUserFields),
    'POST /users/upload-profile/:id': async ({ id, request }) => {
      const file = (await request.formData()).get('file');
      if (!(file instanceof File)) throw new Refusal(400, 'No file');
      find(users, id).profilePicture = file.name;
      return { message: 'Picture uploaded' };
    },
    'DELETE /users/:id': ({ id }) => {
      const { posts, certificates, diveLogs, tickets } = owned;
      for (const items of [posts, certificates, diveLogs, tickets]) removeOf(items, id);
      return remove(users, id);
    },
  };
}

function postRoutes({ posts, comments }: SpecData): Routes {
  return {
    ...ownedRoutes('posts', posts, pageSizes.posts, 'query'),
    'POST /posts': async ({ request }) => {
      const content = await readContent(request);
      posts.unshift({ id: `new-${posts.length}`, userId: 1, content });
      return { message: 'Post created' };
    },
    'PUT /posts/:id': async ({ id, request }) => {
      find(posts, id).content = await readContent(request);
      return { message: 'Post updated' };
    },
    'GET /posts/get/:id': ({ id }) => ({ isSuccessful: true, data: find(posts, id) }),
    'POST /posts/:id/share': () => ({ message: 'Counted' }),
    'GET /comments/post/:id': ({ id, query }) => {
      const ofPost = comments.filter(({ postId }) => String(postId) === id);
      return { data: pageOf(ofPost, query, pageSizes.comments) };
    },
    'DELETE /comments/:id': ({ id }) => remove(comments, id),
  };
}

/** The routes of each noun that belongs to a user: the list, one user's list, one item, delete. */
function ownedRoutes(
  noun: string,
  items: (Item & { userId: string | number })[],
  pageSize: number,
  searchName: string,
): Routes {
  return {
    [`GET /${noun}`]: ({ query }) => ({ data: pageOf(items, query, pageSize, searchName) }),
    [`GET /${noun}/user/:id`]: ({ id }) => ({
      data: items.filter(({ userId }) => String(userId) === id),
    }),
    [`GET /${noun}/:id`]: ({ id }) => ({ data: find(items, id) }),
    [`DELETE /${noun}/:id`]: ({ id }) => remove(items, id),
  };
}

/** One page without a total. Other parameters of the query, such as filters, are ignored. */
function pageOf(items: Item[], query: URLSearchParams, pageSize: number, searchName?: string) {
  const search = searchName ? (query.get(searchName) ?? '') : '';
  const found = items.filter((item) => JSON.stringify(item).includes(search));
  const limit = Number(query.get('limit')) || pageSize;
  const start = (readPage(query.get('page')) - 1) * limit;
  return { data: found.slice(start, start + limit), totalPages: totalPages(found.length, limit) };
}

function find<TItem extends Item>(items: TItem[], id: string): TItem {
  const item = items.find((one) => String(one.id) === id);
  if (!item) throw new Refusal(404, 'Not Found');
  return item;
}

function remove(items: Item[], id: string) {
  items.splice(items.indexOf(find(items, id)), 1);
  return { message: 'Deleted' };
}

function removeOf(items: { userId: string | number }[], ownerId: string): void {
  const kept = items.filter(({ userId }) => String(userId) !== ownerId);
  items.splice(0, items.length, ...kept);
}

/** Strictly: such a backend may refuse what the specification does not name. */
async function update(items: Item[], { id, request }: SpecCall, entries: v.ObjectEntries) {
  Object.assign(find(items, id), v.parse(v.strictObject(entries), await request.json()));
  return { message: 'Updated' };
}

async function readContent(request: Request): Promise<string> {
  const content = (await request.formData()).get('content');
  if (typeof content !== 'string' || content === '') throw new Refusal(400, 'No content');
  return content;
}
