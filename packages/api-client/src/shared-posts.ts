import { type PublicPost, sharedPostSchema } from '@buddyline/domain/share';
import { pathOf } from './calls.ts';
import type { Call, Transport } from './transport.ts';

/**
 * GET /posts/get/{id}: a public post, requested without a session.
 * @throws ApiError, with status 404 for a post that is missing, deleted or disabled
 */
export async function getSharedPost(
  transport: Transport,
  postId: string,
  options: Pick<Call<unknown>, 'signal' | 'headers'> = {},
): Promise<PublicPost> {
  const path = pathOf('posts', 'get', postId);
  const response = await transport(
    { method: 'get', path, schema: sharedPostSchema, fallback: 'share.fetch-failed', ...options },
    null,
  );
  return response.data;
}
