import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { log } from '../log.ts';
import type { Card } from './card-drawing.ts';
import { drawInThread, isThreadFull, type Picture } from './card-thread.ts';

/** A picture has about 90 kB. */
const maxBytes = 32 * 2 ** 20;
/** How long a card without words stands in for one that cannot be drawn. */
const standInMs = 60_000;
/** Cards of one author in the queue, so that somebody who edits posts all the time leaves room for others. */
const maxPerAuthor = 4;

/** The authors of the cards in the queue. */
const queued = new Map<string, string>();

const pictures = new LRUCache<string, Picture, Card>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
  // Concurrent requests for a card share one drawing.
  fetchMethod: async (version, _stale, { context: card, options }) => {
    queued.set(version, authorOf(card));
    try {
      return await drawInThread(card);
    } catch (error) {
      log.warn({ author: card.handle, err: error }, 'A card could not be drawn');
      options.ttl = standInMs;
      return await drawInThread({ ...card, words: '', author: '', handle: '' });
    } finally {
      queued.delete(version);
    }
  },
});

const authorOf = ({ handle, author }: Card): string => handle || author;

/**
 * A hash of the card's content. It is part of the picture's URL, so that previews notice an edit.
 */
export function cardVersion(card: Card): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 16);
}

/** @returns undefined when the queue of drawings is full, or has enough of this author */
export async function pictureOf(card: Card): Promise<Picture | undefined> {
  const version = cardVersion(card);
  if (!pictures.has(version) && !queued.has(version) && isFullFor(card)) return undefined;
  return pictures.fetch(version, { context: card });
}

function isFullFor(card: Card): boolean {
  const own = [...queued.values()].filter((author) => author === authorOf(card));
  return own.length >= maxPerAuthor || isThreadFull();
}
