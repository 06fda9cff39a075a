import type {
  Dashboard,
  DashboardNoun,
  DashboardPost,
  DashboardTicket,
} from '@buddyline/domain/dashboard';

const dayMs = 24 * 60 * 60 * 1000;

/** The new items in each of the last twelve months, oldest first. */
const history: Record<DashboardNoun, readonly number[]> = {
  users: [610, 640, 700, 760, 820, 905, 980, 1040, 1010, 1120, 1185, 1250],
  posts: [1420, 1510, 1490, 1730, 1900, 2140, 2480, 2610, 2390, 2550, 2680, 2800],
  diveLogs: [700, 660, 790, 980, 1240, 1510, 1790, 1880, 1640, 1420, 1180, 1050],
  certifications: [210, 190, 240, 260, 330, 380, 420, 440, 390, 360, 330, 320],
};

/**
 * The specification's sample for a backend without a dashboard: the totals and the spelling of statuses
 * (`open`, `in_progress`) are the specification's, the people are invented.
 */
export function sampleDashboard(now: Date): Dashboard {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  return {
    stats: {
      users: stat('users', 50_000, 12.5),
      posts: stat('posts', 125_000, 8.2),
      diveLogs: stat('diveLogs', 75_000, -3.1),
      certifications: stat('certifications', 25_000, 5.7),
    },
    months: Array.from({ length: 12 }, (_, index) => ({
      month: monthName(now, index - 11),
      users: history.users[index] ?? 0,
      posts: history.posts[index] ?? 0,
      diveLogs: history.diveLogs[index] ?? 0,
      certifications: history.certifications[index] ?? 0,
    })),
    openTicketAges: { underDay: 4, underWeek: 11, underMonth: 8, older: 3 },
    recentPosts: posts.map((post, index) => ({ ...post, createdAt: ago(index * 0.7 + 0.1) })),
    recentTickets: tickets.map((ticket, index) => ({ ...ticket, createdAt: ago(index + 0.2) })),
  };
}

function stat(noun: DashboardNoun, total: number, growth: number) {
  return { total, growth, newThisMonth: history[noun].at(-1) ?? 0 };
}

function monthName(now: Date, distance: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + distance));
  return first.toISOString().slice(0, 7);
}

const person = (name: string) => ({ name, avatar: null });

const posts: Omit<DashboardPost, 'createdAt'>[] = [
  {
    id: 'sample-post-1',
    content: 'Two hours on the Thistlegorm, and the motorcycles are still in the hold.',
    image: null,
    author: person('Sample Diver'),
    likes: 128,
    comments: 24,
    isEnabled: true,
  },
  {
    id: 'sample-post-2',
    content: 'Looking for a buddy in Dahab next week: shore dives, nothing below 18 metres.',
    image: null,
    author: person('Example Buddy'),
    likes: 46,
    comments: 17,
    isEnabled: true,
  },
  {
    id: 'sample-post-3',
    content: 'Cheap regulators, write to me.',
    image: null,
    author: person('Invented Seller'),
    likes: 2,
    comments: 5,
    isEnabled: false,
  },
];

const tickets: Omit<DashboardTicket, 'createdAt'>[] = [
  {
    id: 'sample-ticket-1',
    title: 'Somebody posts under my name',
    description: 'An account with my picture asks my buddies for money.',
    reportedBy: person('Sample Diver'),
    priority: 'urgent',
    status: 'open',
  },
  {
    id: 'sample-ticket-2',
    title: 'Certificate cannot be opened',
    description: 'My card opens as an empty page since last week.',
    reportedBy: person('Example Buddy'),
    priority: 'medium',
    status: 'in_progress',
  },
  {
    id: 'sample-ticket-3',
    title: 'Wrong depth in my log',
    description: 'I typed metres where feet were asked for. How do I mend it?',
    reportedBy: person('Invented Instructor'),
    priority: 'low',
    status: 'open',
  },
];
