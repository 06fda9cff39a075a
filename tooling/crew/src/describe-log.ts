import type { Log } from './acts.ts';

/** One line: what the crew has done so far. */
export function describeLog(log: Log): string {
  const counts = {
    dives: log.dives,
    'sent twice': log.divesSentTwice,
    posts: log.posts.length,
    likes: log.likes.size,
    comments: log.comments,
    follows: log.follows.size,
    certificates: log.certificates,
    tickets: log.tickets,
    'reads of the feed': log.reads,
  };
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
