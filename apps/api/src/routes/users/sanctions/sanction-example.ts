import { exampleUser } from '../user-example.ts';

export const exampleSanction = {
  id: '0198c0de-7a11-7000-8000-5eadeadbeec1',
  kind: 'suspension',
  rule: 'Advertising',
  publicText: 'You have advertised watches again after a warning.',
  at: '2026-10-02T09:00:00.000Z',
  endsAt: '2026-10-09T09:00:00.000Z',
  liftedAt: null,
  isActive: true,
  hiddenPosts: 3,
  internalText: 'Third time.',
  by: { id: '0198c0de-7a11-7000-8000-5eadeadbeef9', name: 'Omar Said' },
  liftedBy: null,
  ticketId: '0198c0de-7a11-7000-8000-5eadeadbeef3',
  mail: {
    id: '0198c0de-7a11-7000-8000-5eadeadbeec2',
    status: 'sent',
    error: null,
    sentAt: '2026-10-02T09:00:12.000Z',
  },
};

export const exampleStanding = {
  memberSince: exampleUser.createdAt,
  lastActiveAt: exampleUser.lastActiveAt,
  posts: 12,
  diveLogs: 48,
  certificates: 3,
  ticketsBy: 1,
  ticketsAbout: 4,
  notes: 2,
  warnings: 1,
  ticketReplies: 3,
  pinnedNote: { body: 'Calls at night.', by: exampleSanction.by },
  locale: 'en',
  active: exampleSanction,
};

export const sanctionBodyExample = {
  kind: 'suspension',
  rule: exampleSanction.rule,
  publicText: exampleSanction.publicText,
  internalText: exampleSanction.internalText,
  length: '7-days',
  hidePosts: true,
  ticketId: exampleSanction.ticketId,
};
