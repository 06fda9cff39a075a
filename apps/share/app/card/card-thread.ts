import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Card } from './card-drawing.ts';

export type Picture = Uint8Array<ArrayBuffer>;

/** With a longer queue, messengers would give up before their preview is drawn. */
const maxQueued = 20;
/** From the request to the picture; a card takes 50 ms. */
const maxMs = 5_000;

/** One thread, so that a core stays free for pages. */
const thread = new Piscina<Card, Picture>({
  filename: programPath(),
  name: 'renderCard',
  env: {},
  minThreads: 0,
  maxThreads: 1,
  maxQueue: maxQueued,
  idleTimeout: 60_000,
  // MB. The four fonts take about 60.
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
});

/** Beside this module: `render-card.ts` among the sources, `render-card.js` in the bundle. */
function programPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return join(import.meta.dirname, `render-card.${extension}`);
}

export function isThreadFull(): boolean {
  return thread.queueSize >= maxQueued;
}

/**
 * Draws a card in a thread of its own, which is ended when it takes too long or too much memory.
 * @throws Error
 */
export async function drawInThread(card: Card): Promise<Picture> {
  return thread.run(card, { signal: AbortSignal.timeout(maxMs) });
}
