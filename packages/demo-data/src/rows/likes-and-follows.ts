import type { Random } from '../random.ts';
import type { Comment } from './comments.ts';
import { dayMs, hourMs, soonAfter } from './moments.ts';
import type { Person } from './people.ts';
import type { Post } from './posts.ts';

/** How many of the likes and followers of a community of thousands the demo has. */
const shareOfLikes = 0.15;
const shareOfFollows = 0.06;

type Like = { user_id: string; created_at: Date };

export function makePostLikes(
  random: Random,
  now: Date,
  { people, posts }: { people: readonly Person[]; posts: readonly Post[] },
): (Like & { post_id: string })[] {
  return posts.flatMap(({ row, likes }) =>
    likesOf(random, now, { people, count: likes * shareOfLikes, created: row.created_at }).map(
      (like) => ({ post_id: row.id, ...like }),
    ),
  );
}

export function makeCommentLikes(
  random: Random,
  now: Date,
  { people, comments }: { people: readonly Person[]; comments: readonly Comment[] },
): (Like & { comment_id: string })[] {
  return comments.flatMap(({ id, likes, created_at: created }) =>
    likesOf(random, now, { people, count: likes * shareOfLikes, created }).map((like) => ({
      comment_id: id,
      ...like,
    })),
  );
}

/** Likes of different people who had joined by then. */
function likesOf(
  random: Random,
  now: Date,
  { people, count, created }: { people: readonly Person[]; count: number; created: Date },
): Like[] {
  const readers = people.filter(({ row }) => row.created_at < created);
  const first = random.int(0, Math.max(0, readers.length - 1));
  return Array.from({ length: Math.min(Math.round(count), readers.length) }, (_, index) => {
    const reader = readers[(first + index) % readers.length];
    if (!reader) throw new Error('There are fewer readers than likes');
    return {
      user_id: reader.row.id,
      created_at: soonAfter(random, created, now, 20 * hourMs),
    };
  });
}

/** People with a large reach have the most followers. */
export function makeFollows(random: Random, now: Date, people: readonly Person[]) {
  const byReach = people.map((person) => [person, person.reach] as const);
  return people.flatMap((person) => {
    const count = Math.min(Math.round(person.curiosity * shareOfFollows), people.length - 1);
    const followed = new Set(Array.from({ length: count }, () => random.weighted(byReach)));
    followed.delete(person);
    return Array.from(followed, (other) => ({
      user_id: person.row.id,
      followed_id: other.row.id,
      created_at: soonAfter(random, later(person, other), now, 40 * dayMs),
    }));
  });
}

const later = (one: Person, other: Person): Date =>
  one.row.created_at > other.row.created_at ? one.row.created_at : other.row.created_at;
