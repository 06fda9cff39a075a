import { dashboardNouns } from '@buddyline/domain/dashboard';
import { ada, type Records } from './records.ts';

const months = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`);

/** The dashboard's figures, as far as they follow from the records. */
export function dashboardOf({ users, posts, diveLogs, certificates, tickets }: Records) {
  const totals = { users, posts, diveLogs, certifications: certificates };
  const each = <TValue>(value: (noun: (typeof dashboardNouns)[number]) => TValue) =>
    Object.fromEntries(dashboardNouns.map((noun) => [noun, value(noun)]));
  const unanswered = tickets.filter(({ isUnanswered }) => isUnanswered);
  const [oldest] = unanswered;
  return {
    stats: each((noun) => ({ total: totals[noun].length, growth: 4, newThisMonth: 1 })),
    months: months.map((month) => ({ month, ...each(() => 2) })),
    openTicketAges: { underDay: 1, underWeek: 0, underMonth: 0, older: 0 },
    recentPosts: posts.slice(0, 5).map((post) => ({
      id: post.id,
      content: post.content,
      image: post.imageResourceId,
      author: personOf(post),
      createdAt: post.createdAt,
      likes: post.likesCount,
      comments: post.commentsCount,
      isEnabled: post.isEnabled ?? true,
    })),
    recentTickets: tickets.slice(0, 5).map((ticket) => ({
      id: ticket.id,
      title: ticket.subject,
      description: ticket.description,
      reportedBy: personOf(ticket),
      priority: ticket.priority ?? null,
      status: ticket.status,
      createdAt: ticket.createdAt,
    })),
    ticketQueue: {
      mine: tickets.filter(({ takenBy }) => takenBy?.id === ada.id).length,
      unanswered: unanswered.length,
      oldest: oldest
        ? {
            id: oldest.id,
            subject: oldest.subject,
            createdAt: oldest.createdAt,
            waitingSince: oldest.waitingSince,
          }
        : null,
    },
  };
}

function personOf({
  Owner,
}: {
  Owner: { fullName: string | null; profilePicture: string | null } | null;
}) {
  return { name: Owner?.fullName ?? null, avatar: Owner?.profilePicture ?? null };
}
