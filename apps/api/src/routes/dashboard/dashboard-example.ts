import { exampleUser } from '../users/user-example.ts';

const person = { name: exampleUser.fullName, avatar: exampleUser.profilePicture };

/** As an answer shows it, with one of the twelve months; for the API's description. */
export const exampleDashboard = {
  stats: {
    users: { total: 50_000, growth: 12.5, newThisMonth: 720 },
    posts: { total: 125_000, growth: 8.2, newThisMonth: 2_150 },
    diveLogs: { total: 75_000, growth: -2.4, newThisMonth: 1_040 },
    certifications: { total: 25_000, growth: 0, newThisMonth: 310 },
  },
  months: [{ month: '2026-11', users: 720, posts: 2_150, diveLogs: 1_040, certifications: 310 }],
  openTicketAges: { underDay: 4, underWeek: 11, underMonth: 23, older: 7 },
  recentPosts: [
    {
      id: '0198c0de-7a11-7000-8000-5eadeadbeef1',
      content: 'First dive at the Thistlegorm.',
      image: null,
      author: person,
      createdAt: '2026-11-20T18:05:09.000Z',
      likes: 12,
      comments: 3,
      isEnabled: true,
    },
  ],
  recentTickets: [
    {
      id: '0198c0de-7a11-7000-8000-5eadeadbeef3',
      title: 'Spam below my post',
      description: 'Somebody advertises watches there.',
      reportedBy: person,
      priority: 'medium',
      status: 'OPEN',
      createdAt: '2026-11-20T17:41:00.000Z',
    },
  ],
  ticketQueue: {
    mine: 2,
    unanswered: 9,
    oldest: {
      id: '0198c0de-7a11-7000-8000-5eadeadbeef3',
      subject: 'Spam below my post',
      createdAt: '2026-11-20T17:41:00.000Z',
      waitingSince: '2026-11-21T08:05:00.000Z',
    },
  },
};
