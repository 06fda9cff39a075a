import * as v from 'valibot';
import { messageKey } from './messages.ts';

/** PostgreSQL stores neither NUL nor half a surrogate pair; both are refused before SQL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Text as a person wrote it: safe to store, NFC, so that equal words are equal bytes. */
export const storableText = v.pipe(
  v.string(),
  v.check(isStorable, messageKey('text.unsafe')),
  v.normalize('NFC'),
);

export const trimmedText = v.pipe(storableText, v.trim());

/** Trimmed, and every run of spaces one space: for names. */
export const collapsedText = v.pipe(
  trimmedText,
  v.transform((text) => text.replace(/\s+/g, ' ')),
);

/** Optional free text of at most `max` characters. */
export function boundedText(max: number) {
  return v.pipe(trimmedText, v.maxLength(max));
}

/** At least one sign that can be seen: neither space nor an invisible control. */
const somethingVisible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Free text that must say something. Line ends are one character, although forms send two. */
export function requiredText(max: number) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    trimmedText,
    v.regex(somethingVisible, messageKey('text.required')),
    v.maxLength(max),
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
