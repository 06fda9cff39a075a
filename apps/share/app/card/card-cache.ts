import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { renderCard } from './render-card.ts';
import type { Card } from './card-drawing.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** A picture has about 90 kB. */
const maxBytes = 32 * 2 ** 20;
/** One, so that a core stays free for pages. */
const concurrency = 1;
/** With a longer queue, messengers would give up before their preview is drawn. */
const maxQueued = 20;

const queue = pLimit(concurrency);

const pictures = new LRUCache<string, Picture, Card>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
  // Concurrent requests for a card share one drawing.
  fetchMethod: (_key, _stale, { context }) => queue(() => renderCard(context)),
});

/**
 * A hash of the card's content. It is part of the picture's URL, so that previews notice an edit.
 */
export function cardVersion(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16);
}

/** @returns undefined when the queue of drawings is full */
export async function pictureOf(card: Card): Promise<Picture | undefined> {
  const version = cardVersion(card);
  if (!pictures.has(version) && queue.pendingCount >= maxQueued) return undefined;
  return pictures.fetch(version, { context: card });
}
