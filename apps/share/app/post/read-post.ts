import { ApiError } from '@buddyline/api-client/api-error';
import { getSharedPost } from '@buddyline/api-client/shared-posts';
import { createTransport } from '@buddyline/api-client/transport';
import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { deployment } from '../deployment.ts';
import { log } from '../log.ts';
import type { PostMessage } from './post-messages.ts';

/** The time-out of a request to the API: a hanging API must not keep the visitor waiting. */
const timeoutMs = 4_000;

/**
 * `reason` is one of our messages, or the backend's own message from a response without a result.
 */
export type PostResult =
  | { kind: 'post'; post: PublicPost }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: PostMessage | { words: string } };

const transport = createTransport({
  baseUrl: deployment.apiUrl,
  locale: () => 'en',
  translate: (key) => messages[key].message,
});

const inFlight = new Map<string, Promise<PostResult>>();

/**
 * Reads the post from the API. Concurrent visitors of one post share an in-flight request, so a
 * popular link costs the API little. The server keeps no post longer than that; HTTP caches may, for
 * a minute (`caching.ts`).
 */
export function readPost(postId: string): Promise<PostResult> {
  const pending = inFlight.get(postId);
  if (pending) return pending;
  const result = requestPost(postId).finally(() => inFlight.delete(postId));
  inFlight.set(postId, result);
  return result;
}

async function requestPost(postId: string): Promise<PostResult> {
  try {
    const post = await getSharedPost(transport, postId, AbortSignal.timeout(timeoutMs));
    return { kind: 'post', post };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failureOf(error, postId);
  }
}

/** The failures listed in section 8 of the specification. */
function failureOf({ kind, status, message, cause }: ApiError, postId: string): PostResult {
  if (kind === 'http' && status === 404) return { kind: 'missing' };
  log.warn({ postId, err: cause }, `The post could not be read: ${kind} ${status ?? ''}`);
  if (kind !== 'http') return { kind: 'failed', reason: 'share.load-failed' };
  // A successful status without a result has the backend's message, or the transport's fallback.
  const isRefusal = status === null || status >= 300;
  if (isRefusal || message === messages['share.fetch-failed'].message) {
    return { kind: 'failed', reason: 'share.fetch-failed' };
  }
  return { kind: 'failed', reason: { words: message } };
}
