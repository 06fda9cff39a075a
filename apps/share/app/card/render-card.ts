import { renderAsync } from '@resvg/resvg-js';
import { type Card, drawCard } from './card-drawing.ts';
import { cardSize } from './card-size.ts';
import { openLettering } from './lettering.ts';

let lettering: ReturnType<typeof openLettering> | undefined;

/** A card as PNG, 1200 × 630. */
export async function renderCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  lettering ??= openLettering();
  const svg = drawCard(card, await lettering);
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: cardSize.width },
    // All text is outlines: loading system fonts would only take time.
    font: { loadSystemFonts: false },
  });
  return new Uint8Array(picture.asPng());
}
