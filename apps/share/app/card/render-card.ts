import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Resvg } from '@resvg/resvg-js';
import { type Card, drawCard } from './card-drawing.ts';
import { cardSize } from './card-size.ts';
import { openLettering } from './lettering.ts';

// Runs in a thread of its own (`card-thread.ts`): each step, the compression too, would block the pages.

let lettering: ReturnType<typeof openLettering> | undefined;

/** A card as PNG, 1200 × 630. */
export async function renderCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  lettering ??= openLettering();
  const picture = draw(drawCard(card, await lettering));
  await freePixels();
  return picture;
}

function draw(svg: string): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: cardSize.width },
    // All text is outlines: loading system fonts would only take time.
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(drawing.render().asPng());
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * resvg keeps the 3 MB of pixels until they are collected. V8 does not count them: without this it collected them only
 * after some hundred cards (1 GB and more). They are freed in the next turn of the event loop.
 */
async function freePixels(): Promise<void> {
  collectGarbage();
  await nextTurn();
}
