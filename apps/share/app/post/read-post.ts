import { ApiError } from '@buddyline/api-client/api-error';
import { getSharedPost } from '@buddyline/api-client/shared-posts';
import { createTransport } from '@buddyline/api-client/transport';
import { messages } from '@buddyline/domain/messages';
import type { PublicPost } from '@buddyline/domain/share';
import { deployment } from '../deployment.ts';
import { log } from '../log.ts';
import type { PostMessage } from './post-messages.ts';

/** A visitor on a beach waits no longer for an API that hangs than for one that is down. */
const longestWaitMs = 4_000;

/** `reason`: one of ours, or the words a backend gave with a result that is none. */
export type PostAnswer =
  | { kind: 'post'; post: PublicPost }
  | { kind: 'missing' }
  | { kind: 'failed'; reason: PostMessage | { words: string } };

const transport = createTransport({
  baseUrl: deployment.apiUrl,
  locale: () => 'en',
  translate: (key) => messages[key].message,
});

const underway = new Map<string, Promise<PostAnswer>>();

/**
 * The post as the API has it now. Visitors who ask for the same post while the API is being asked get
 * that answer, so a link that goes round costs the API little and nobody sees an older post for it.
 */
export function readPost(postId: string): Promise<PostAnswer> {
  const asked = underway.get(postId);
  if (asked) return asked;
  const answer = askForPost(postId).finally(() => underway.delete(postId));
  underway.set(postId, answer);
  return answer;
}

async function askForPost(postId: string): Promise<PostAnswer> {
  try {
    const post = await getSharedPost(transport, postId, AbortSignal.timeout(longestWaitMs));
    return { kind: 'post', post };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failureOf(error, postId);
  }
}

/** The specification's catalogue of failures, section 8. */
function failureOf({ kind, status, message, cause }: ApiError, postId: string): PostAnswer {
  if (kind === 'http' && status === 404) return { kind: 'missing' };
  log.warn({ postId, err: cause }, `The post could not be read: ${kind} ${status ?? ''}`);
  if (kind !== 'http') return { kind: 'failed', reason: 'share.load-failed' };
  // A success without a result brings words of its own, or the transport's fallback.
  const isRefusal = status === null || status >= 300;
  if (isRefusal || message === messages['share.fetch-failed'].message) {
    return { kind: 'failed', reason: 'share.fetch-failed' };
  }
  return { kind: 'failed', reason: { words: message } };
}
