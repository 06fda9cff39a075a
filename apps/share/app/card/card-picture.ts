import { cachedBriefly, notCached } from '../post/caching.ts';
import { readPost } from '../post/read-post.ts';
import type { Route } from './+types/card-picture.ts';
import { cardVersion, pictureOf } from './card-cache.ts';
import { cardOf } from './card-of-post.ts';

/**
 * `/posts/{postId}/card.png`: only for existing posts, so that nobody can have arbitrary text
 * drawn.
 */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const result = await readPost(params.postId, request.headers.get('x-forwarded-for'));
  if (result.kind === 'missing') return new Response('', { status: 404, headers: cachedBriefly });
  const card = result.kind === 'post' ? cardOf(result.post) : null;
  const picture = card && (await pictureOf(card));
  if (!card || !picture) return new Response('', { status: 503, headers: notCached });
  const headers = {
    ...cachedBriefly,
    etag: `"${cardVersion(card)}"`,
    'content-type': 'image/png',
    // Web messengers embed the picture in their own pages.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match')?.includes(headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(picture, { headers });
}
