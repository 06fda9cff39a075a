import bidiFactory from 'bidi-js';
import type { Font, GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { graphemesOf } from '../graphemes.ts';
import { type Fonts, hasLetters, openFonts, type Weight } from './fonts.ts';

/** Width of a piece of text, px. */
export type Measure = (text: string) => number;

export interface Style {
  /** px. */
  size: number;
  weight: Weight;
}

/** Sets text as outlines, so that a card looks the same on every machine. */
export interface Lettering {
  measure: (style: Style) => Measure;
  /**
   * SVG path data of one line in direction `dir`. It extends to the right from 0,0 on the baseline.
   */
  outline: (line: string, style: Style, dir: 'ltr' | 'rtl') => string;
  /** The text without the emoji and signs that no font has; empty if a letter or digit is among what none has. */
  drawable: (text: string) => string;
}

export async function openLettering(): Promise<Lettering> {
  const fonts: Fonts = await openFonts();
  return {
    measure: (style) => (text) =>
      splitRuns(fonts[style.weight], text, () => 0).reduce(
        (width, run) => width + setRun(run).width * style.size,
        0,
      ),
    outline: (line, style, dir) => outline(fonts[style.weight], line, style.size, dir),
    drawable: (text) => {
      const signs = graphemesOf(text).map(({ segment }) => segment);
      const isDrawn = (sign: string) => fonts.regular.some((font) => hasLetters(font, sign));
      const isWhole = !signs.some((sign) => isWritten(sign) && !isDrawn(sign));
      return isWhole ? signs.filter(isDrawn).join('') : '';
    },
  };
}

/** Whether a grapheme belongs to the words. Of emoji, only the digits of keycaps look so. */
function isWritten(grapheme: string): boolean {
  return /[\p{L}\p{N}]/u.test(grapheme) && !grapheme.includes('\u20E3');
}

/** Adjacent letters with the same font and direction. */
interface Run {
  text: string;
  font: Font;
  /** Embedding level of the Unicode bidirectional algorithm; odd levels are right-to-left. */
  level: number;
}

function splitRuns(fonts: Font[], text: string, levelAt: (index: number) => number): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemesOf(text)) {
    const last = runs.at(-1);
    const level = levelAt(index);
    const font = fontFor(segment, fonts, last?.font);
    if (font === undefined) continue;
    if (last?.font === font && last.level === level) last.text += segment;
    else runs.push({ text: segment, font, level });
  }
  return runs;
}

/** Keeps the previous font while it has the letters, so that spaces do not split a run. */
function fontFor(grapheme: string, fonts: Font[], last: Font | undefined): Font | undefined {
  if (last && hasLetters(last, grapheme)) return last;
  return fonts.find((font) => hasLetters(font, grapheme)) ?? fonts[0];
}

const bidi = bidiFactory();

function outline(fonts: Font[], line: string, size: number, dir: 'ltr' | 'rtl'): string {
  const { levels } = bidi.getEmbeddingLevels(line, dir);
  const runs = splitRuns(fonts, line, (index) => levels[index] ?? 0);
  let x = 0;
  return inVisualOrder(runs)
    .map((run) => {
      const { draw, width } = setRun(run);
      const path = draw(x, size);
      x += width * size;
      return path;
    })
    .join('');
}

/**
 * Rule L2 of the algorithm: from the highest level down, reverse every sequence at that level or
 * above.
 */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/** `width` is in em; `draw` returns path data that starts at x, for a size in px. */
function setRun({ text, font, level }: Run) {
  const run = shaped(font, text, level % 2 === 1);
  const draw = (start: number, size: number): string => {
    const scale = size / font.unitsPerEm;
    let advance = 0;
    const paths = run.glyphs.map((glyph, index) => {
      const place = run.positions[index];
      const x = start + (advance + (place?.xOffset ?? 0)) * scale;
      const y = -(place?.yOffset ?? 0) * scale;
      advance += place?.xAdvance ?? 0;
      return glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG();
    });
    return paths.join('');
  };
  return { width: run.advanceWidth / font.unitsPerEm, draw };
}

/** The runs that were shaped last, since the search for line breaks needs the same ones again and again. */
const shapedRuns = new WeakMap<Font, LRUCache<string, GlyphRun>>();

function shaped(font: Font, text: string, isFromTheRight: boolean): GlyphRun {
  const kept = shapedRuns.get(font) ?? new LRUCache({ max: 1_000 });
  shapedRuns.set(font, kept);
  const direction = isFromTheRight ? 'rtl' : 'ltr';
  const key = `${direction} ${text}`;
  const signs = isFromTheRight ? mirrored(text) : text;
  const run = kept.get(key) ?? font.layout(signs, undefined, undefined, undefined, direction);
  kept.set(key, run);
  return run;
}

/** Mirrors brackets for right-to-left text. */
function mirrored(text: string): string {
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');
}
