import { bulkRequestSchema, type BulkResult } from '@buddyline/domain/bulk';
import { certificatesQuerySchema } from '@buddyline/domain/certificate-list';
import { commentsQuerySchema } from '@buddyline/domain/comment';
import { pageSizes } from '@buddyline/domain/constants';
import { diveLogUpdateSchema } from '@buddyline/domain/dive-log';
import { diveLogsQuerySchema, logbookQuerySchema } from '@buddyline/domain/dive-log-filters';
import { keysOf } from '@buddyline/domain/keys';
import { pageQuerySchema } from '@buddyline/domain/paging';
import { postsQuerySchema } from '@buddyline/domain/post-list';
import { ticketsQuerySchema } from '@buddyline/domain/ticket';
import { userCommentsQuerySchema } from '@buddyline/domain/user-comment';
import { usersQuerySchema } from '@buddyline/domain/user-list';
import * as v from 'valibot';
import { type Answer, type Answering, type Asked, refusal } from './answers.ts';
import { foundDiveLogs } from './dive-logs.ts';
import { having, pageOf, searched, searchedPeople, sorted, withQuery } from './lists.ts';
import { aPost, type Records } from './records.ts';
import { takersOf } from './staff-routes.ts';

const nounsInPaths = {
  users: 'users',
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  divelogs: 'diveLogs',
  tickets: 'tickets',
} as const;
/** By the clock of this backend. */
const dayBefore = '2026-10-02T09:00:00.000Z';
type Noun = (typeof nounsInPaths)[keyof typeof nounsInPaths];

const nounNames: Record<Noun, string> = {
  users: 'user',
  posts: 'post',
  comments: 'comment',
  certificates: 'certificate',
  diveLogs: 'dive log',
  tickets: 'ticket',
};
const gone = (noun: Noun): Answer => refusal(404, `There is no such ${nounNames[noun]}.`);

/** The nouns: their lists, one of them, edits, deletes and bulk actions. */
export function nounRoutes(records: Records): Record<string, Answering> {
  return {
    ...readRoutes(records),
    ...listRoutes(records),
    ...personRoutes(records),
    ...changeRoutes(records),
    'POST /bulk': ({ json }) => ({ data: { results: bulk(records, json) } }),
  };
}

function readRoutes(records: Records): Record<string, Answering> {
  const read =
    (noun: Noun, more: object = {}): Answering =>
    ({ ids: [id] }) => {
      const found = records[noun].find((item) => item.id === id);
      return found ? { data: { ...found, ...more } } : gone(noun);
    };
  return {
    'GET /users/:id/profile': read('users', {
      locale: 'en',
      storage: { usedBytes: 0, quotaBytes: null },
    }),
    'GET /posts/:id': read('posts', { imageWidth: null, imageHeight: null, likedByMe: false }),
    'GET /certificates/:id': read('certificates'),
    'GET /divelogs/:id': read('diveLogs'),
    'GET /tickets/:id': read('tickets'),
  };
}

function listRoutes(records: Records): Record<string, Answering> {
  return {
    'GET /users': withQuery(usersQuerySchema, (query) => {
      let found = searchedPeople(records.users, query.search, (user) => [
        user.fullName,
        user.username,
        user.email,
      ]);
      found = having(found, 'role', query.role);
      found = having(found, 'isVerified', query.verified);
      found = having(found, 'isSuspended', query.suspended);
      found = having(found, 'country', query.country);
      const { joinedFrom, joinedTo } = query;
      if (joinedFrom) found = found.filter(({ createdAt }) => (createdAt ?? '') >= joinedFrom);
      if (joinedTo) found = found.filter(({ createdAt }) => (createdAt ?? '') < joinedTo);
      return pageOf(sorted(found, query.sort), query);
    }),
    'GET /users/countries': () => ({
      data: [...new Set(records.users.flatMap(({ country }) => country ?? []))].toSorted(),
    }),
    'GET /posts': withQuery(postsQuerySchema, (query) => {
      let found = searched(records.posts, query.query, (post) => [post.content, ...ownerOf(post)]);
      found = having(found, 'isEnabled', query.hidden === undefined ? undefined : !query.hidden);
      found = having(found, 'userId', query.userId);
      if (query.picture !== undefined) {
        found = found.filter((post) => (post.imageResourceId !== null) === query.picture);
      }
      return pageOf(sorted(found, query.sort), query);
    }),
    'GET /comments/post/:id': withQuery(commentsQuerySchema, (query, { ids: [postId] }) =>
      pageOf(having(records.comments, 'postId', postId), query),
    ),
    'GET /certificates': withQuery(certificatesQuerySchema, (query) => {
      let found = searched(records.certificates, query.query, (certificate) => [
        certificate.title,
        ...ownerOf(certificate),
      ]);
      if (query.verified !== undefined) {
        const divers = having(records.users, 'isVerified', query.verified);
        found = found.filter(({ userId }) => divers.some(({ id }) => id === userId));
      }
      return pageOf(sorted(found, query.sort), query);
    }),
    'GET /divelogs': withQuery(diveLogsQuerySchema, (query) =>
      pageOf(foundDiveLogs(records.diveLogs, query), query),
    ),
    'GET /tickets': withQuery(ticketsQuerySchema, (query) => {
      let found = searched(records.tickets, query.search, (ticket) => [
        ticket.subject,
        ticket.description,
      ]);
      found = having(found, 'status', query.status);
      found = having(found, 'category', query.category);
      found = having(found, 'priority', query.priority);
      found = having(found, 'isUnanswered', query.unanswered);
      const { taken } = query;
      if (taken?.includes('-')) found = found.filter(({ takenBy }) => takenBy?.id === taken);
      return pageOf(sorted(found, query.sort), query);
    }),
  };
}

/** What is a person's. */
function personRoutes(records: Records): Record<string, Answering> {
  const pages = (noun: Exclude<Noun, 'users' | 'comments'>, size: number): Answering =>
    withQuery(pageQuerySchema(size), (query, { ids: [userId] }) =>
      pageOf(
        records[noun].filter((item) => item.userId === userId),
        query,
      ),
    );
  const count = (noun: Exclude<Noun, 'users'>, userId: string | undefined) =>
    records[noun].filter((item) => item.userId === userId).length;
  return {
    'GET /posts/user/:id': pages('posts', pageSizes.posts),
    'GET /certificates/user/:id': pages('certificates', pageSizes.certificates),
    'GET /divelogs/user/:id': withQuery(logbookQuerySchema, (query, { ids: [userId] }) =>
      pageOf(foundDiveLogs(records.diveLogs, { ...query, userId }), query),
    ),
    'GET /tickets/user/:id': pages('tickets', pageSizes.tickets),
    'GET /users/:id/comments': withQuery(userCommentsQuerySchema, (query, { ids: [userId] }) => {
      const all = having(records.comments, 'userId', userId ?? '');
      const own = searched(all, query.search, ({ content }) => [content]);
      const withPosts = own.map((comment) => ({
        ...comment,
        Post: {
          id: comment.postId,
          beginning: records.posts.find(({ id }) => id === comment.postId)?.content ?? '',
        },
      }));
      return pageOf(withPosts, query);
    }),
    'GET /users/:id/last-day': ({ ids: [userId] }) => {
      const idsOf = (noun: 'posts' | 'comments') =>
        records[noun]
          .filter((item) => item.userId === userId && (item.createdAt ?? '') >= dayBefore)
          .map(({ id }) => id);
      return { data: { posts: idsOf('posts'), comments: idsOf('comments') } };
    },
    'GET /users/:id/belongings': ({ ids: [userId] }) => ({
      data: {
        posts: count('posts', userId),
        comments: count('comments', userId),
        certificates: count('certificates', userId),
        diveLogs: count('diveLogs', userId),
        tickets: count('tickets', userId),
      },
    }),
  };
}

function changeRoutes(records: Records): Record<string, Answering> {
  const change =
    (noun: Noun, message: string): Answering =>
    ({ ids: [id], json, form }) => {
      const found = records[noun].find((item) => item.id === id);
      if (!found) return gone(noun);
      const content = form?.get('content');
      Object.assign(found, json, typeof content === 'string' && { content });
      if ('updatedAt' in found) found.updatedAt = '2026-10-03T09:00:00.000Z';
      return { message };
    };
  const removals = Object.entries(nounsInPaths).map(([path, noun]): [string, Answering] => [
    `DELETE /${path}/:id`,
    ({ ids: [id] }) => {
      if (!remove(records, noun, id)) return gone(noun);
      const name = nounNames[noun];
      return { message: `${name.charAt(0).toUpperCase()}${name.slice(1)} deleted.` };
    },
  ]);
  return {
    'POST /posts': ({ form }) => {
      const content = form?.get('content');
      const post = aPost({ content: typeof content === 'string' ? content : '' });
      records.posts.unshift(post);
      return { status: 201, message: 'Post created.', data: post };
    },
    'PUT /users/:id': change('users', 'Your profile has been updated.'),
    'PUT /users/admin/:id': change('users', 'The user has been updated.'),
    'PUT /posts/:id': change('posts', 'The post has been updated.'),
    'PATCH /posts/:id': change('posts', 'The post has been updated.'),
    'PUT /divelogs/:id': (asked) => {
      const changes = v.safeParse(diveLogUpdateSchema, asked.json);
      if (!changes.success) return refusal(400, changes.issues[0].message);
      return change('diveLogs', 'Dive log updated.')(asked);
    },
    'PUT /tickets/:id': change('tickets', 'The ticket has been updated.'),
    'PATCH /tickets/:id': change('tickets', 'Ticket updated.'),
    ...Object.fromEntries(removals),
  };
}

function remove(records: Records, noun: Noun, id: string | undefined): boolean {
  const items: { id: string }[] = records[noun];
  const place = items.findIndex((item) => item.id === id);
  if (place >= 0) items.splice(place, 1);
  return place >= 0;
}

const bulkNouns = {
  users: 'users',
  posts: 'posts',
  comments: 'comments',
  certificates: 'certificates',
  'dive-logs': 'diveLogs',
  tickets: 'tickets',
} as const satisfies Record<string, Noun>;
const statusAfter = { open: 'OPEN', close: 'CLOSED', pend: 'PENDING' } as const;

function bulk(records: Records, json: Asked['json']): BulkResult[] {
  const { action, ids, priority, takerId } = v.parse(bulkRequestSchema, json);
  const isOf = (name: string) => action.startsWith(`${name}.`);
  const noun = keysOf(bulkNouns).find(isOf) ?? 'posts';
  const verb = action.slice(noun.length + 1);
  return ids.map((id) => {
    const found = records[bulkNouns[noun]].find((item) => item.id === id);
    if (!found) return { id, ok: false, message: 'It does not exist, or has been deleted.' };
    if (verb === 'delete') remove(records, bulkNouns[noun], id);
    if ('isEnabled' in found && verb !== 'delete') found.isEnabled = verb === 'show';
    const status = keysOf(statusAfter).find((name) => name === verb);
    if ('status' in found && status) found.status = statusAfter[status];
    if ('priority' in found && priority) found.priority = priority;
    if ('takenBy' in found && ['assign', 'release'].includes(verb)) {
      found.takenBy = takersOf(records).find((one) => one.id === takerId) ?? null;
    }
    return { id, ok: true };
  });
}

function ownerOf({
  Owner,
}: {
  Owner: { fullName: string | null; username: string | null } | null;
}) {
  return [Owner?.fullName, Owner?.username];
}
