import { briefly, forNow } from '../post/caching.ts';
import { readPost } from '../post/read-post.ts';
import type { Route } from './+types/card-picture.ts';
import { cardVersion, pictureOf } from './card-cache.ts';
import { cardOf } from './card-of-post.ts';

/** `/posts/{postId}/card.png`: only for posts that are there, so nobody can have other words drawn. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const answer = await readPost(params.postId);
  if (answer.kind === 'missing') return new Response('', { status: 404, headers: briefly });
  const card = answer.kind === 'post' ? cardOf(answer.post) : null;
  const picture = card && (await pictureOf(card));
  if (!card || !picture) return new Response('', { status: 503, headers: forNow });
  const headers = {
    ...briefly,
    etag: `"${cardVersion(card)}"`,
    'content-type': 'image/png',
    // Messengers in a browser show it on pages of their own.
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers.get('if-none-match')?.includes(headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(picture, { headers });
}
