import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

/** Converts a line of text to outlines, so that Arabic is joined correctly and no file needs a font. */
export type Lettering = {
  /** SVG path data of one line, without line breaks. */
  outline(text: string, line: Line): string;
};

export type Line = {
  /** The point to which `align` refers; y is the baseline. */
  x: number;
  y: number;
  size: number;
  /** 160 (thin) to 700 (bold). */
  weight: number;
  align: 'left' | 'centre' | 'right';
};

type Word = { path: string; advance: number };
type Shaper = (word: string, line: Line) => Word;

/** Readex Pro has one file per script. fontkit supports variable weights only in TrueType files. */
const files = ['latin', 'latin-ext', 'arabic'].map(
  (script) => `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
);

export async function openLettering(): Promise<Lettering> {
  const require = createRequire(import.meta.url);
  const fonts = await Promise.all(files.map((file) => openFont(require.resolve(file))));
  const varied = new Map<number, Font[]>();
  const atWeight = (weight: number): Font[] => {
    const known = varied.get(weight) ?? fonts.map((font) => font.getVariation({ wght: weight }));
    varied.set(weight, known);
    return known;
  };
  const shaped = new Map<string, Word>();
  // Labels and course names are repeated on every card.
  const shapeOnce: Shaper = (word, { size, weight }) => {
    const key = `${weight} ${size} ${word}`;
    const known = shaped.get(key) ?? shape(atWeight(weight), word, size);
    shaped.set(key, known);
    return known;
  };
  return { outline: (text, line) => outline(shapeOnce, text, line) };
}

async function openFont(path: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if (!('getVariation' in font)) throw new Error(`${path} contains more than one font`);
  return font;
}

function outline(shapeWord: Shaper, text: string, line: Line): string {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const words = text.split(' ').map((word) => shapeWord(word, line));
  const space = line.size * 0.28;
  const width = words.reduce((sum, word) => sum + word.advance, space * (words.length - 1));
  const start = { left: 0, centre: -width / 2, right: -width }[line.align];
  let x = line.x + start;
  const inOrder = isArabic ? words.toReversed() : words;
  return inOrder
    .map((word) => {
      const moved = translate(word.path, x, line.y);
      x += word.advance + space;
      return moved;
    })
    .join('');
}

/** Sets a word in the first font that has all its letters. */
function shape(fonts: Font[], word: string, size: number): Word {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  const has = (font: Font) => letters.every((letter) => font.hasGlyphForCodePoint(letter));
  const font = fonts.find(has) ?? fonts[0];
  if (!font) throw new Error('Lettering needs at least one font');
  const run = font.layout(word);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  const path = run.glyphs.map((glyph, index) => {
    const place = run.positions[index];
    const drawn = glyph.path.scale(scale, -scale).toSVG();
    const moved = translate(
      drawn,
      advance + (place?.xOffset ?? 0) * scale,
      -(place?.yOffset ?? 0) * scale,
    );
    advance += (place?.xAdvance ?? 0) * scale;
    return moved;
  });
  return { path: path.join(''), advance };
}

/** Moves SVG path data; fontkit writes absolute commands with pairs of numbers only. */
function translate(path: string, dx: number, dy: number): string {
  let isX = false;
  return path.replaceAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => {
    isX = !isX;
    return (Number(number) + (isX ? dx : dy)).toFixed(2).replace(/(?:\.|(?<!0))0+$/, '');
  });
}
