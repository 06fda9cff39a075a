import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { renderCard } from './render-card.ts';
import type { Card } from './card-drawing.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** A picture has about 90 kB. */
const mostBytes = 32 * 2 ** 20;
/** One, so that a core stays free for pages. */
const atOnce = 1;
/** With a longer queue, messengers would give up before their preview is drawn. */
const mostWaiting = 20;

const turns = pLimit(atOnce);

const pictures = new LRUCache<string, Picture, Card>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length,
  // Concurrent requests for a card share one drawing.
  fetchMethod: (_key, _stale, { context }) => turns(() => renderCard(context)),
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
  if (!pictures.has(version) && turns.pendingCount >= mostWaiting) return undefined;
  return pictures.fetch(version, { context: card });
}
