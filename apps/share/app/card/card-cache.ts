import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { renderCard } from './render-card.ts';
import type { Card } from './card-drawing.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** About 90 kB each. */
const mostBytes = 32 * 2 ** 20;
/** Drawn at once; a core stays free for pages. */
const atOnce = 1;
/** More than this many waiting take too long for whoever asks for a preview. */
const mostWaiting = 20;

const turns = pLimit(atOnce);

const pictures = new LRUCache<string, Picture, Card>({
  maxSize: mostBytes,
  sizeCalculation: ({ length }) => length,
  // Who asks for a card that is being drawn waits for the same one.
  fetchMethod: (_key, _stale, { context }) => turns(() => renderCard(context)),
});

/** Changes with anything the card says: part of its address, so that previews notice an edit. */
export function cardVersion(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16);
}

/** @returns undefined when too many cards wait to be drawn */
export async function pictureOf(card: Card): Promise<Picture | undefined> {
  const version = cardVersion(card);
  if (!pictures.has(version) && turns.pendingCount >= mostWaiting) return undefined;
  return pictures.fetch(version, { context: card });
}
