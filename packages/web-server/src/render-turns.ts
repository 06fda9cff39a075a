import { networkOf } from '@buddyline/connections/address-key';
import { whenOver } from '@buddyline/connections/when-over';
import { createWorkQueue } from '@buddyline/connections/work-queue';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages that are rendered at once. There is one thread, so more would only wait for it and for the API. */
const atOnce = 8;
/** Requests that wait for their turn; those of one network are at most half of them. */
const maxWaiting = 128;
const maxWaitMs = 5_000;
/** Clients that ask again as soon as they are refused would occupy the thread with refusals. */
const refusalMs = 1_000;
/** Refusals that are held back at once, so that they have a bound; the others are sent immediately. */
const maxHeldBack = 1_000;

/** This visitor has to come back later, because too many requests wait for a page. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
  readonly retryAfter: number;

  constructor(retryAfter = 1) {
    super('Too many requests wait for a page.');
    this.retryAfter = retryAfter;
  }
}

/**
 * Lets networks take turns at rendering, so that nobody waits behind another's requests. Anybody has many addresses in
 * a network, so these have no turns of their own. A visitor who leaves gives up the turn.
 */
export function createRenderTurns() {
  const createQueue = () =>
    createWorkQueue(atOnce, maxWaiting, (retryAfter) => new RenderRefused(retryAfter), {
      maxWaitMs,
    });
  const pages = createQueue();
  // Pictures take longer, in threads of their own, and no page waits for them.
  const files = createQueue();
  let heldBack = 0;
  const holdBack = async (signal: AbortSignal) => {
    // Nobody waits for the refusal of a visitor who has left.
    if (signal.aborted || heldBack >= maxHeldBack) return;
    heldBack += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, refusalMs);
    signal.addEventListener('abort', () => resolve());
    await promise;
    clearTimeout(timer);
    heldBack -= 1;
  };
  return async <Result>(
    { ip, url }: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<Result>,
  ): Promise<Result> => {
    const left = new AbortController();
    whenOver(reply.raw, () => left.abort());
    const [path = ''] = url.split('?');
    const queue = path.endsWith('.png') ? files : pages;
    try {
      return await queue(render, { from: networkOf(ip), isFirst: false, signal: left.signal });
    } catch (error) {
      if (error instanceof RenderRefused) await holdBack(left.signal);
      throw error;
    }
  };
}
