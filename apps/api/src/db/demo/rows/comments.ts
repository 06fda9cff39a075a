import type { Insertable } from 'kysely';
import type { CommentsTable } from '../../schema.ts';
import {
  arabicComments,
  arabicReplies,
  englishComments,
  englishReplies,
} from '../content/comment-texts.ts';
import { createDeck, type Random } from '../random.ts';
import { demoId, fillSlots, sentenceCase } from './identity.ts';
import { hourMs, soonAfter } from './moments.ts';
import { type Person, pickMember } from './people.ts';
import type { Post } from './posts.ts';

export type Comment = Insertable<CommentsTable> & { created_at: Date };

type Decks = Record<'en' | 'ar', { comment: () => string; reply: () => string }>;

export function makeComments(
  random: Random,
  now: Date,
  { people, posts, count }: { people: readonly Person[]; posts: readonly Post[]; count: number },
): Comment[] {
  const decks: Decks = {
    en: { comment: createDeck(englishComments, random), reply: createDeck(englishReplies, random) },
    ar: { comment: createDeck(arabicComments, random), reply: createDeck(arabicReplies, random) },
  };
  const talkedAbout = posts.map(
    (post) => [post, 0.4 + Math.sqrt(post.row.likes_count ?? 0)] as const,
  );
  return Array.from({ length: count }, () => {
    const post = random.weighted(talkedAbout);
    return makeComment(random, now, { people, post, decks });
  });
}

function makeComment(
  random: Random,
  now: Date,
  { people, post, decks }: { people: readonly Person[]; post: Post; decks: Decks },
): Comment {
  const isReply = random.chance(0.1);
  const created = soonAfter(random, post.row.created_at, now, (isReply ? 40 : 18) * hourMs);
  const other = pickMember(random, people, created);
  const author = isReply ? post.author : other;
  const deck = decks[post.language];
  const content = fitting(post, isReply ? deck.reply : deck.comment);
  const addressed = isReply ? other : post.author;
  const site = post.language === 'ar' ? post.site?.arabic : post.site;
  const slots = {
    name: addressed.firstName,
    site: site?.name ?? '',
    place: site?.place.split(',')[0] ?? '',
    sight: random.pick(site?.sights ?? ['']),
  };
  return {
    id: demoId(random, created),
    post_id: post.row.id,
    user_id: author.row.id,
    content: sentenceCase(fillSlots(content, slots)),
    likes_count: Math.round(random.next() ** 5 * 16),
    created_at: created,
  };
}

/** A post that is about no place gets no comment about one. */
function fitting({ site }: Post, next: () => string): string {
  for (;;) {
    const text = next();
    if (site !== null || !/\{(site|place|sight)\}/.test(text)) return text;
  }
}
