import type { PublicPost } from '@buddyline/domain/share';
import { directionOf } from '@buddyline/i18n/words-direction';
import { passagesOf } from '@buddyline/i18n/words-passages';
import { watchBlocking } from '@buddyline/tests/blocking-time';
import { beforeAll, expect, test } from 'vitest';
import { excerpt } from '../post/excerpt.ts';
import { structuredData } from '../post/structured-data.ts';
import { cardVersion, pictureOf } from './card-cache.ts';
import { type Card, drawCard } from './card-drawing.ts';
import { openLettering } from './lettering.ts';

/** CPU time of a turn, ms: all visitors wait for it. */
const maxBlockingMs = 50;
/** CPU time, ms, of the thread that draws. The worst text takes 75; before runs were kept, it took 650. */
const maxDrawingMs = 300;

const full = (text: string) => text.repeat(5_000).slice(0, 5_000);
let seed = 1;
function letter(first: number, count: number): string {
  seed = (seed * 16_807) % 2_147_483_647;
  return String.fromCodePoint(first + (seed % count));
}
const drawn = (make: () => string) => Array.from({ length: 420 }, make).join('');

const worstTexts = {
  'fonts that alternate': full('aش'),
  'fonts and letters that alternate': drawn(() => letter(0x61, 26) + letter(0x628, 30)),
  'three fonts': drawn(() => letter(0x628, 30) + letter(0x628, 30) + letter(0xc0, 300)),
  'one word': full('x'),
  'one word of narrow letters': full('i'),
  'one word of odd letters': drawn(() => letter(0x61, 26)),
  'one Arabic word': drawn(() => letter(0x628, 30)),
  spaces: `a${' '.repeat(4_998)}b`,
  'chains of emoji': full('👨‍👩‍👧‍👦'),
  'stacked marks': full(`e${'\u0323'.repeat(29)}`),
  'one letter with all marks': `e${'\u0323'.repeat(4_999)}`,
  directions: full('a(ش)1'),
  'embedded directions': full('\u202Ba\u202Aش'),
  'isolated directions': full('\u2067a\u2066ش'),
  'Chinese letters': full('潜水'),
};
const texts = Object.entries(worstTexts);

const cardOf = (words: string): Card => ({
  words,
  author: 'Mira Haddad',
  handle: `@${words.codePointAt(0)}`,
  brand: 'Buddyline',
});

const postOf = (content: string): PublicPost => ({
  id: 'f2b3',
  userId: 'a1c4',
  content,
  imageResourceId: null,
  imageWidth: null,
  imageHeight: null,
  likesCount: 1,
  commentsCount: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  Owner: null,
});

beforeAll(async () => {
  // Starts the thread, and compiles the code.
  await pictureOf(cardOf('Manta!'));
  metadataOf('Manta!');
});

function metadataOf(words: string): void {
  excerpt(words, 200);
  directionOf(words);
  passagesOf(words);
  structuredData(postOf(words), { address: '/', headline: '', picture: '/' });
}

test.each(texts)('pages are answered while a card is drawn from %s', async (_name, words) => {
  const blocking = watchBlocking();
  const picture = await pictureOf(cardOf(words));
  expect(blocking()).toBeLessThan(maxBlockingMs);
  expect(Buffer.from(picture ?? []).readUInt32BE(16)).toBe(1200);
});

test.each(texts)('the time to set a card is linear in %s', async (_name, words) => {
  const lettering = await openLettering();
  const before = process.threadCpuUsage();
  drawCard(cardOf(words), lettering);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(maxDrawingMs);
});

test.each(texts)('the metadata of a post of %s does not block pages', (_name, words) => {
  const before = process.threadCpuUsage();
  metadataOf(words);
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(maxBlockingMs);
});

test('an author who edits posts all the time has four cards in the queue, and others get theirs', async () => {
  const edits = Array.from({ length: 12 }, (_, at) => ({
    ...cardOf('Edited'),
    words: `Edit ${at}`,
  }));
  const flood = edits.map((card) => pictureOf(card));
  expect(await pictureOf(cardOf('Yours'))).toBeDefined();
  const pictures = await Promise.all(flood);
  expect(pictures.filter((picture) => picture !== undefined)).toHaveLength(4);
});

test('concurrent requests for a card share one drawing', async () => {
  const requests = Array.from({ length: 12 }, () => pictureOf(cardOf('Popular')));
  const pictures = await Promise.all(requests);
  expect(new Set(pictures).size).toBe(1);
  expect(cardVersion(cardOf('Popular'))).not.toBe(cardVersion(cardOf('Other')));
});
