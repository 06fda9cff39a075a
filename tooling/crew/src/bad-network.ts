import type { Random } from './random.ts';

export interface NetworkQuality {
  /** The share of requests that never reach the server. */
  lostRequests: number;
  /** The share of responses that are lost after the server has done its work. */
  lostResponses: number;
  /** The longest delay of a request, in milliseconds. */
  delayMs: number;
}

export const goodNetwork: NetworkQuality = { lostRequests: 0, lostResponses: 0, delayMs: 0 };

/** What a phone has on a boat. */
export const boatNetwork: NetworkQuality = {
  lostRequests: 0.02,
  lostResponses: 0.05,
  delayMs: 20,
};

/**
 * A fetch over a network that loses requests and responses. A lost response is the hard case: the server has
 * changed something, and the member does not know.
 */
export function throughNetwork(
  send: typeof fetch,
  quality: NetworkQuality,
  random: Random,
): typeof fetch {
  return async (input, init) => {
    const request = await sendable(new Request(input, init));
    const delay = random.next() * quality.delayMs;
    const losesRequest = random.chance(quality.lostRequests);
    const losesResponse = random.chance(quality.lostResponses);
    if (delay >= 1) await new Promise((resolve) => setTimeout(resolve, delay));
    if (losesRequest) throw new TypeError('The request was lost.');
    const response = await send(request);
    if (!losesResponse) return response;
    await response.arrayBuffer();
    throw new TypeError('The response was lost.');
  };
}

/**
 * The request with its body in memory. The client cancels the bodies of failed requests, and Node 24 ends the
 * process when a form is cancelled that it is still writing.
 */
async function sendable(request: Request): Promise<Request> {
  const body = await request.arrayBuffer();
  return body.byteLength === 0 ? request : new Request(request, { method: request.method, body });
}
