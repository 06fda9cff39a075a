import { directionOf } from '@buddyline/i18n/words-direction';
import { excerpt } from '../post/excerpt.ts';
import { backdrop } from './backdrop.ts';
import { cardSize } from './card-size.ts';
import type { Lettering, Measure, Style } from './lettering.ts';
import { breakLines, oneLine } from './lines.ts';

/** The texts on a card. */
export interface Card {
  words: string;
  author: string;
  /** `@username`; empty where the backend sends none. */
  handle: string;
  brand: string;
}

const margin = 80;
/** Leaves room for the coral line at the far side and the divers beside the author's name. */
const wordsWidth = 960;
const bylineWidth = 720;
const wordsTop = 160;
const wordsBottom = 486;
/** px; the largest size that fits all words is used. */
const sizes = [104, 80, 64, 54, 46];
const leading = { ltr: 1.28, rtl: 1.5 };
/** More would never fit, and breaking five thousand letters into lines is slow. */
const maxCharacters = 420;

/** The preview of a post without a picture: its words on the water, the author, the logo. */
export function drawCard(card: Card, lettering: Lettering): string {
  const words = lettering.drawable(excerpt(card.words, maxCharacters));
  const { dir } = directionOf(`${words} ${card.author}`);
  const { size, lines } = setWords(words, dir, lettering);
  const pen = penFor(dir, lettering);
  const height = lines.length * size * leading[dir];
  const top = wordsTop + Math.max(0, (wordsBottom - wordsTop - height) / 2);
  const first = top + size * (leading[dir] / 2 + 0.34);
  const text = lines
    .map((line, index) => pen(line, { y: first + index * size * leading[dir], size }))
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<g${dir === 'rtl' ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''}>${backdrop}</g>`,
    `<g fill="#fff">${text}${drawByline(card, pen, lettering)}${drawMark(card.brand, dir, pen)}</g>`,
    '</svg>',
  ].join('');
}

function setWords(words: string, dir: Direction, lettering: Lettering) {
  const measureEm = cachedMeasure(lettering.measure({ size: 1, weight: 'strong' }));
  const settings = sizes.map((size) => {
    const maxLines = Math.floor((wordsBottom - wordsTop) / (size * leading[dir]));
    const measure = (text: string) => measureEm(text) * size;
    return { size, ...breakLines(words, { width: wordsWidth, maxLines }, measure) };
  });
  const smallest = settings.at(-1) ?? { size: 46, lines: [] };
  return settings.find(({ isCut }) => !isCut) ?? smallest;
}

/** Caches widths in em: every size sets the same words, so each is shaped once. */
function cachedMeasure(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (text) => {
    const width = widths.get(text) ?? measure(text);
    widths.set(text, width);
    return width;
  };
}

/** The author's name in the heavier weight, followed by the handle where both fit. */
function drawByline({ author, handle }: Card, pen: Pen, lettering: Lettering): string {
  const size = 32;
  const measure = lettering.measure({ size, weight: 'strong' });
  const name = oneLine(lettering.drawable(author), bylineWidth, measure);
  const line = pen(name, { y: 562, size });
  const offset = name === '' ? 0 : measure(name) + size / 2;
  const room = bylineWidth - offset - lettering.measure({ size, weight: 'regular' })(handle);
  if (room < 0) return line;
  return line + pen(handle, { y: 562, size, offset, weight: 'regular', opacity: 0.72, dir: 'ltr' });
}

function drawMark(brand: string, dir: Direction, pen: Pen): string {
  const x = dir === 'rtl' ? cardSize.width - margin - 58 : margin;
  return `
    <g transform="translate(${x - 3} 58) scale(1.9)">
      <path d="M5.5 11.5c4 12.5 14.5 14.5 20.5 3" stroke="#fff" stroke-width="2.5" stroke-linecap="round" fill="none"/>
      <circle cx="5.5" cy="10.5" r="4"/><circle cx="26.5" cy="13" r="4" fill="#f96551"/>
    </g>
    ${pen(brand, { y: 99, size: 34, offset: 76 })}`;
}

type Direction = 'ltr' | 'rtl';

interface LinePlacement {
  /** The y of the baseline. */
  y: number;
  size: number;
  /** px from the margin, in the card's direction. */
  offset?: number;
  weight?: Style['weight'];
  opacity?: number;
  /** The line's direction, where it differs from the card's. */
  dir?: Direction;
}

/** Draws one line, starting at the margin where the card's direction starts. */
type Pen = (text: string, placement: LinePlacement) => string;

function penFor(cardDir: Direction, lettering: Lettering): Pen {
  return (text, { y, size, offset = 0, weight = 'strong', opacity = 1, dir = cardDir }) => {
    const signs = lettering.drawable(text);
    const width = lettering.measure({ size, weight })(signs);
    const x = cardDir === 'rtl' ? cardSize.width - margin - offset - width : margin + offset;
    const path = lettering.outline(signs, { size, weight }, dir);
    return `<path transform="translate(${x} ${y})" fill-opacity="${opacity}" d="${path}"/>`;
  };
}
