import * as v from 'valibot';
import { bounds } from './constants.ts';
import { messageKey } from './messages.ts';

/** PostgreSQL cannot store NUL or lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The first `max` UTF-16 units of a text, without the half of a character that would be cut. */
export function beginningOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * More than eight combining marks on one letter, which no language has: they would cover the lines around. Hebrew with
 * vowels and cantillation and Arabic of the Quran have up to five, and the monogram of the Kalachakra, the tallest
 * stack of Tibetan, has eight. Normalisation also sorts them in quadratic time.
 */
const stackedMarks = /(?:^|\P{M})\p{M}{9}/u;

/** Vertical tab, form feed and NEL, which Unicode counts as ends of lines (UAX #14). Word processors copy them. */
const rareLineEnds = /[\v\f\u0085]/g;

/**
 * The other control characters, of which tabs and ends of lines stay. Nobody sees or types them, they come with a
 * paste; each takes six characters of JSON, and XML cannot have them.
 */
const controls = /(?![\0\t\n\r])\p{Cc}/gu;

/** Removed rather than refused: nobody could find what to remove. */
function withoutControls(text: string): string {
  return text.replace(rareLineEnds, '\n').replace(controls, '');
}

/**
 * Text that can be stored, in NFC, so that equal words are equal bytes, and without control characters. A pipe runs
 * no transformation after a failed rule, so nothing too long or with too many marks is normalised.
 */
export const wellFormedText = v.pipe(
  v.string(),
  v.maxLength(bounds.rawTextMax),
  v.check(isStorable, messageKey('text.unsafe')),
  v.transform(withoutControls),
  v.check((text) => !stackedMarks.test(text), messageKey('text.stacked-marks')),
  v.normalize('NFC'),
);

export const trimmedText = v.pipe(wellFormedText, v.trim());

/**
 * Whether any character is visible. Unicode counts Hangul fillers and the empty braille cell as
 * letters.
 */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
}

/** Bidirectional embeddings and overrides, and isolates, which may be left open. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A line that cannot turn the text it is joined into: without embeddings and overrides, and with every isolate
 * closed that it opens, and none that it does not.
 */
export function closedLine(line: string): string {
  let open = 0;
  const closed = line.replace(bidiControls, (control) => {
    if (control < '\u2066') return '';
    if (control !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return control;
  });
  return closed + '\u2069'.repeat(open);
}

function toOneLine(text: string): string {
  return isVisible(text) ? closedLine(text.replace(/\s+/g, ' ').trim()) : '';
}

/** One line without repeated spaces that keeps its direction to itself; empty if nothing is visible. */
export const collapsedText = v.pipe(wellFormedText, v.transform(toOneLine));

/** Optional line of at most `max` characters. */
export function boundedLine(max: number) {
  return v.pipe(collapsedText, v.maxLength(max));
}

/** A line that must not be empty. */
export function requiredLine(max: number) {
  return v.pipe(collapsedText, v.nonEmpty(messageKey('text.required')), v.maxLength(max));
}

/** Optional free text of at most `max` characters; empty if nothing is visible. */
export function boundedText(max: number) {
  return v.pipe(
    trimmedText,
    v.maxLength(max),
    v.transform((text) => (isVisible(text) ? text : '')),
  );
}

/** Free text that must not be empty. CRLF, which forms send, counts as one character. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    boundedText(max),
    v.nonEmpty(messageKey('text.required')),
  );
}

/** Text in a response; null if missing. */
export const textOrNull = v.nullish(v.string(), null);

/** A boolean in a response; null if missing. */
export const flagOrNull = v.nullish(v.boolean(), null);

/**
 * A choice in a response: the known values are documented; unknown values of other backends are
 * kept, so that they can be shown and are not overwritten.
 */
export function choiceOrText<const TOptions extends readonly string[]>(options: TOptions) {
  return v.union([v.picklist(options), v.string()]);
}
