import * as v from 'valibot';
import { bounds } from './constants.ts';
import { messageKey } from './messages.ts';

/** PostgreSQL cannot store NUL or lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * More than 30 combining marks on one letter, which no language has. Normalisation sorts them in
 * quadratic time. 30 is the limit of Unicode's Stream-Safe Text Format (UAX #15).
 */
const stackedMarks = /(?:^|\P{M})\p{M}{31}/u;

/**
 * Text that can be stored, in NFC, so that equal words are equal bytes. A pipe runs no
 * transformation after a failed rule, so nothing too long or with too many marks is normalised.
 */
export const wellFormedText = v.pipe(
  v.string(),
  v.maxLength(bounds.rawTextMax),
  v.check(isStorable, messageKey('text.unsafe')),
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

/** Bidirectional embeddings and overrides, which affect the text after them. Isolates do not. */
const bidiOverrides = /[\u202A-\u202E]/g;

function toOneLine(text: string): string {
  return isVisible(text) ? text.replace(bidiOverrides, '').replace(/\s+/g, ' ').trim() : '';
}

/** One line without repeated spaces and bidirectional overrides; empty if nothing is visible. */
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
