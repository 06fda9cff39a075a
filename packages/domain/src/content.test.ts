import * as v from 'valibot';
import { expect, test } from 'vitest';
import { certificateSchema } from './certificate.ts';
import { certificatesQuerySchema } from './certificate-list.ts';
import { commentSchema, commentsQuerySchema } from './comment.ts';
import { dashboardSchema } from './dashboard.ts';
import { postContentSchema, postSchema } from './post.ts';
import { postListSchema, postsQuerySchema } from './post-list.ts';
import { sharedPostSchema, shareTrackingSchema } from './share.ts';
import { ticketSchema, ticketsQuerySchema, ticketUpdateSchema } from './ticket.ts';

const post = { id: 5, userId: 3, content: 'Manta!', likesCount: '2', Owner: { username: 'mira' } };

test('a post of another backend gets defaults for missing fields', () => {
  expect(v.parse(postSchema, post)).toEqual({
    id: '5',
    userId: '3',
    content: 'Manta!',
    imageResourceId: null,
    likesCount: 2,
    commentsCount: 0,
    createdAt: null,
    updatedAt: null,
    Owner: { fullName: null, username: 'mira', profilePicture: null },
  });
});

test('the search of posts and certificates is called query in the API and search in the panel', () => {
  expect(v.parse(postsQuerySchema, { query: 'x', search: 'y' })).toEqual({
    page: 1,
    limit: 6,
    query: 'x',
  });
  expect(v.parse(postListSchema, { search: 'y' })).toMatchObject({ search: 'y' });
  expect(v.parse(certificatesQuerySchema, {})).toEqual({ page: 1, limit: 10, query: '' });
  expect(v.parse(commentsQuerySchema, {})).toEqual({ page: 1, limit: 5 });
});

test.each(['', '  \n ', '\u200b\u00a0', 'x'.repeat(5001), 'a\0', 7])(
  'post content %j is refused',
  (content) => {
    expect(v.is(postContentSchema, { content })).toBe(false);
  },
);

test('a CRLF in a post counts as one character', () => {
  const content = `${'x\r\n'.repeat(2_499)}xx`;
  expect(v.parse(postContentSchema, { content }).content).toHaveLength(5_000);
});

test('a share is counted for known platforms only', () => {
  expect(v.is(shareTrackingSchema, { platform: 'web', shareType: 'post' })).toBe(true);
  expect(v.is(shareTrackingSchema, { platform: 'fax', shareType: 'post' })).toBe(false);
  expect(v.parse(sharedPostSchema, { isSuccessful: true, data: post }).data.id).toBe('5');
  expect(v.is(sharedPostSchema, { isSuccessful: false, message: 'No' })).toBe(false);
});

test('tickets keep statuses and categories of other backends', () => {
  const ticket = { id: 1, userId: 2, category: 'certification', status: 'in_progress' };
  expect(v.parse(ticketSchema, ticket)).toMatchObject({
    category: 'certification',
    status: 'in_progress',
    subject: '',
  });
});

test.each([{}, { status: 'open' }, { status: 'RESOLVED' }])(
  'the update %j is refused',
  (update) => {
    expect(v.is(ticketUpdateSchema, update)).toBe(false);
  },
);

test('ticket filters are strict', () => {
  expect(v.is(ticketsQuerySchema, { status: 'OPEN', category: 'Posts' })).toBe(true);
  const refused = v.safeParse(ticketsQuerySchema, { status: 'open' });
  expect(refused.issues?.[0].message).toContain('"OPEN" | "CLOSED" | "PENDING"');
});

test('comments, certificates and the dashboard are parsed as specified', () => {
  expect(v.parse(commentSchema, { id: 1, content: 'Nice' }).Owner).toBeNull();
  expect(v.parse(certificateSchema, { id: 1, userId: 2 }).fileResourceId).toBeNull();
  const stat = { total: 50_000, growth: -2.5, newThisMonth: 12 };
  const stats = { users: stat, posts: stat, diveLogs: stat, certifications: stat };
  const dashboard = { stats, months: [], openTicketAges: {}, recentPosts: [], recentTickets: [] };
  expect(v.parse(dashboardSchema, dashboard).stats.users.total).toBe(50_000);
});
