import { forwardedHeaders } from '@buddyline/web-server/forwarded-headers';
import type { PageRequest } from '@buddyline/web-server/rendered-page';

/** API calls during rendering: never retried, and paused after a failure. */
export interface ApiCalls {
  /** A `fetch` with the visitor's forwarded headers, aborted at the deadline. */
  fetchFor: (request: PageRequest, deadline: AbortSignal) => typeof fetch;
  /** Whether the API failed a moment ago; fewer calls help it recover. */
  isPaused: () => boolean;
  pause: () => void;
}

export function createApiCalls(pauseMs: number): ApiCalls {
  let pausedUntil = 0;
  const pause = () => {
    pausedUntil = Date.now() + pauseMs;
  };
  return {
    fetchFor: (request, deadline) => async (input, init) => {
      const call = new Request(input, init);
      for (const [name, value] of Object.entries(forwardedHeaders(request, request.protocol))) {
        call.headers.set(name, String(value));
      }
      const answer = await fetch(call, { signal: deadline });
      // Not after a 429, which concerns one visitor only.
      if (answer.status >= 500) pause();
      return answer;
    },
    isPaused: () => Date.now() < pausedUntil,
    pause,
  };
}
