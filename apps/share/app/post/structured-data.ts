import type { PublicPost } from '@buddyline/domain/share';
import { directionOf } from '@buddyline/i18n/words-direction';

interface PostingContext {
  address: string;
  headline: string;
  picture: string;
}

/** The post as schema.org's SocialMediaPosting, escaped for a `<script>` element. */
export function structuredData(
  post: PublicPost,
  { address, headline, picture }: PostingContext,
): string {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': address,
    url: address,
    headline,
    articleBody: post.content,
    inLanguage: directionOf(post.content).lang,
    image: picture,
    datePublished: post.createdAt ?? undefined,
    dateModified: post.updatedAt ?? undefined,
    author: {
      '@type': 'Person',
      name: post.Owner?.fullName ?? undefined,
      alternateName: post.Owner?.username ?? undefined,
    },
    interactionStatistic: [
      counter('LikeAction', post.likesCount),
      counter('CommentAction', post.commentsCount),
    ],
    commentCount: post.commentsCount,
  };
  // Keeps a post from closing the `<script>` element or opening another.
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}

function counter(action: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}
