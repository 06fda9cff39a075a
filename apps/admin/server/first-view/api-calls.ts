import { forwardedHeaders } from '@buddyline/web-server/forwarded-headers';
import type { PageRequest } from '@buddyline/web-server/rendered-page';

/** The API as pages call it while they are rendered: each call once, and none while it has trouble. */
export interface ApiCalls {
  /** In the visitor's name, until the deadline. */
  of: (request: PageRequest, deadline: AbortSignal) => typeof fetch;
  /** The API failed a moment ago: what is not asked of it now helps it up. */
  isResting: () => boolean;
  rest: () => void;
}

export function createApiCalls(restMs: number): ApiCalls {
  let restsUntil = 0;
  const rest = () => {
    restsUntil = Date.now() + restMs;
  };
  return {
    of: (request, deadline) => async (input, init) => {
      const call = new Request(input, init);
      for (const [name, value] of Object.entries(forwardedHeaders(request, request.protocol))) {
        call.headers.set(name, String(value));
      }
      const answer = await fetch(call, { signal: deadline });
      if (answer.status >= 500 || answer.status === 429) rest();
      return answer;
    },
    isResting: () => Date.now() < restsUntil,
    rest,
  };
}
