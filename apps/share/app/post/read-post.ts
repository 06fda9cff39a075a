import { ApiError } from '@buddyline/api-client/api-error';
import { getSharedPost } from '@buddyline/api-client/shared-posts';
import { createTransport } from '@buddyline/api-client/transport';
import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { LRUCache } from 'lru-cache';
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

/** How long an unknown post stays unknown: nobody makes the API look for it again and again. */
const missingMs = 1_000;

interface Answer {
  result: PostResult;
  /** False when the API refused the visitor who asked, which says nothing about the post. */
  isForAll: boolean;
}

const inFlight = new Map<string, Promise<Answer>>();
const missing = new LRUCache<string, PostResult>({ max: 1_000, ttl: missingMs });

/**
 * Reads the post from the API. Concurrent visitors of one post share an in-flight request, so a
 * popular link costs the API little. The server keeps a page for a second (`shared-key.ts`), HTTP caches may
 * for a minute (`caching.ts`).
 * @param forwardedFor the visitor's `X-Forwarded-For`: the API counts their calls, not this server's
 */
export async function readPost(postId: string, forwardedFor: string | null): Promise<PostResult> {
  const known = missing.get(postId);
  if (known) return known;
  const pending = inFlight.get(postId);
  const shared = pending && (await pending);
  if (shared?.isForAll) return shared.result;
  const answer = requestPost(postId, forwardedFor).finally(() => inFlight.delete(postId));
  inFlight.set(postId, answer);
  const { result } = await answer;
  if (result.kind === 'missing') missing.set(postId, result);
  return result;
}

async function requestPost(postId: string, forwardedFor: string | null): Promise<Answer> {
  const headers: Record<string, string> =
    forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const post = await getSharedPost(transport, postId, { signal, headers });
    return { result: { kind: 'post', post }, isForAll: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isForAll = error.status !== 429 && error.status !== 503;
    return { result: failureOf(error, postId), isForAll };
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
