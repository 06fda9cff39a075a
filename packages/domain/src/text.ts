import * as v from 'valibot';
import { bounds } from './constants.ts';
import { messageKey } from './messages.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair; both are refused before SQL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * More than 30 marks on one letter, which no language has. Normalising sorts them, and the time that
 * takes grows with their number squared. 30 is the bound of Unicode's Stream-Safe Text Format (UAX #15).
 */
const stackedMarks = /(?:^|\P{M})\p{M}{31}/u;

/**
 * Text as a person wrote it: safe to store, NFC, so that equal words are equal bytes. A pipe stops at
 * its first transformation when a rule before it failed: nothing too long or too stacked is normalised.
 */
export const storableText = v.pipe(
  v.string(),
  v.maxLength(bounds.rawTextMax),
  v.check(isStorable, messageKey('text.unsafe')),
  v.check((text) => !stackedMarks.test(text), messageKey('text.stacked-marks')),
  v.normalize('NFC'),
);

export const trimmedText = v.pipe(storableText, v.trim());

/** A sign that can be seen. The fillers of Hangul and the empty braille cell are letters to Unicode. */
export function isVisible(text: string): boolean {
  return /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);
}

/** Embeddings and overrides: they reverse what stands after them. Isolates end where they begin. */
const bidiOverrides = /[\u202A-\u202E]/g;

function toOneLine(text: string): string {
  return isVisible(text) ? text.replace(bidiOverrides, '').replace(/\s+/g, ' ').trim() : '';
}

/** One line without runs of spaces and without overrides of direction; what shows nothing is empty. */
export const collapsedText = v.pipe(storableText, v.transform(toOneLine));

/** Optional line of at most `max` characters. */
export function boundedLine(max: number) {
  return v.pipe(collapsedText, v.maxLength(max));
}

/** A line that must say something. */
export function requiredLine(max: number) {
  return v.pipe(collapsedText, v.nonEmpty(messageKey('text.required')), v.maxLength(max));
}

/** Optional free text of at most `max` characters; what shows nothing is empty. */
export function boundedText(max: number) {
  return v.pipe(
    trimmedText,
    v.maxLength(max),
    v.transform((text) => (isVisible(text) ? text : '')),
  );
}

/** Free text that must say something. Line ends are one character, although forms send two. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    boundedText(max),
    v.nonEmpty(messageKey('text.required')),
  );
}

/** Text in an answer; what a backend leaves out is null. */
export const answeredText = v.nullish(v.string(), null);

/** A yes or no in an answer; null means that the backend does not tell. */
export const answeredFlag = v.nullish(v.boolean(), null);

/**
 * A choice in an answer: the known values are documented, unknown ones of other backends are kept
 * as they are, so that they can be shown and are never overwritten.
 */
export function answeredChoice<const TOptions extends readonly string[]>(options: TOptions) {
  return v.union([v.picklist(options), v.string()]);
}
