import { graphemesOf } from '../graphemes.ts';
import type { Measure } from './lettering.ts';

interface LineLimits {
  /** px. */
  width: number;
  maxLines: number;
}

export interface BrokenText {
  lines: string[];
  /** Whether words were left out; the last line then ends in an ellipsis. */
  isCut: boolean;
}

/** Breaks text into lines between words, and within a word that is wider than a line. */
export function breakLines(
  text: string,
  { width, maxLines }: LineLimits,
  measure: Measure,
): BrokenText {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let lineWidth = 0;
  for (const piece of piecesOf(text, width, measure)) {
    const pieceWidth = measure(piece);
    // Adds up word widths: measuring each longer line again would take quadratic time.
    if (line !== '' && lineWidth + space + pieceWidth <= width) {
      line += ` ${piece}`;
      lineWidth += space + pieceWidth;
      continue;
    }
    if (line !== '' && lines.length + 1 === maxLines) {
      return { lines: [...lines, withEllipsis(line, width, measure)], isCut: true };
    }
    if (line !== '') lines.push(line);
    line = piece;
    lineWidth = pieceWidth;
  }
  return { lines: line === '' ? lines : [...lines, line], isCut: false };
}

/** The text on one line, cut with an ellipsis where it is too long. */
export function oneLine(text: string, width: number, measure: Measure): string {
  return breakLines(text, { width, maxLines: 1 }, measure).lines[0] ?? '';
}

/** The most signs that are tried for a line: of the narrowest letters, 85 fit on a line of a card. */
const maxSigns = 120;

/** Words, and parts of those that are wider than a line; one after the other, because few fit. */
function* piecesOf(text: string, width: number, measure: Measure): Generator<string> {
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    if (measure(word) <= width) yield word;
    else yield* partsOf(signsOf(word), width, measure);
  }
}

function* partsOf(word: string[], width: number, measure: Measure): Generator<string> {
  for (let start = 0; start < word.length;) {
    const rest = word.slice(start, start + maxSigns);
    const length = Math.max(
      1,
      fitting(rest, (signs) => measure(signs.join('')) <= width),
    );
    yield rest.slice(0, length).join('');
    start += length;
  }
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  const signs = signsOf(line);
  const length = fitting(signs, (kept) => measure(ended(kept)) <= width);
  return ended(signs.slice(0, length));
}

function ended(signs: string[]): string {
  return `${signs.join('').replace(/(?<![\s.,;:،؛])[\s.,;:،؛]+$/, '')}…`;
}

/** The number of leading signs that fit, by binary search. */
function fitting(signs: string[], fits: (kept: string[]) => boolean): number {
  let [least, most] = [0, signs.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(signs.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

function signsOf(text: string): string[] {
  return graphemesOf(text).map(({ segment }) => segment);
}
