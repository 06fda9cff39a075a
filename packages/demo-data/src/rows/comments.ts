import { arabicComments, englishComments } from '../content/comment-texts.ts';
import type { Random } from '../random.ts';
import { demoId, fillSlots, sentenceCase } from './identity.ts';
import { hourMs, soonAfter } from './moments.ts';
import { nameIn, type Person, pickMember } from './people.ts';
import type { Post } from './posts.ts';

export type Comment = ReturnType<typeof makeComment>;

export function makeComments(
  random: Random,
  now: Date,
  { people, posts, count }: { people: readonly Person[]; posts: readonly Post[]; count: number },
): Comment[] {
  const postsByLikes = posts.map((post) => [post, 0.4 + Math.sqrt(post.likes)] as const);
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    const post = random.weighted(postsByLikes);
    return makeComment(random, now, { people, post, used });
  });
}

function makeComment(
  random: Random,
  now: Date,
  { people, post, used }: { people: readonly Person[]; post: Post; used: Set<string> },
) {
  const isReply = random.chance(0.1);
  const created = soonAfter(random, post.row.created_at, now, (isReply ? 40 : 18) * hourMs);
  const readers = people.filter(({ writes }) => post.language === 'en' || writes === 'ar');
  const other = pickMember(random, readers, created);
  const author = isReply ? post.author : other;
  const text = pickUnused(random, used, post, fittingTexts(random, post, isReply));
  const slots = commentSlots(random, post, isReply ? other : post.author);
  return {
    id: demoId(random, created),
    post_id: post.row.id,
    user_id: author.row.id,
    content: sentenceCase(fillSlots(text, slots)),
    /** How many it would have in a community of thousands. */
    likes: Math.round(random.next() ** 5 * 16),
    created_at: created,
  };
}

/** Possible comments on a post; the most specific ones are used most often. */
function fittingTexts(random: Random, post: Post, isReply: boolean): readonly string[] {
  const texts = post.language === 'ar' ? arabicComments : englishComments;
  if (isReply) return post.site && random.chance(0.6) ? texts.repliesAtSite : texts.replies;
  const about = texts.about.find(([words]) => words.test(post.row.content))?.[1];
  const choices: (readonly [readonly string[], number])[] = [[texts.anywhere, 3]];
  if (post.site) choices.push([texts.atSite, 5]);
  if (post.picture) choices.push([texts.withPicture, 2]);
  if (about) choices.push([about, 3]);
  return random.weighted(choices);
}

/** Repeats no comment below the same post, unless all possible texts are used. */
function pickUnused(
  random: Random,
  used: Set<string>,
  post: Post,
  texts: readonly string[],
): string {
  const key = (text: string) => `${post.row.id} ${text}`;
  const fresh = texts.filter((text) => !used.has(key(text)));
  const text = random.pick(fresh.length > 0 ? fresh : texts);
  used.add(key(text));
  return text;
}

function commentSlots(random: Random, post: Post, addressed: Person): Record<string, string> {
  const site = post.language === 'ar' ? post.site?.arabic : post.site;
  return {
    name: nameIn(post.language, addressed),
    site: site?.name ?? '',
    place: site?.place.split(',')[0] ?? '',
    sight: random.pick(site?.sights ?? ['']),
  };
}
