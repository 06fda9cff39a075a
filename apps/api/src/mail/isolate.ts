/** Line breaks, other control characters, and all that changes the direction of the text around it. */
const unsafe = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** One line without characters that could end a header or turn the text around them. */
export function plainLine(text: string): string {
  return text.replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
}

/** Each line like `plainLine`; the breaks between them stay. */
export function plainLines(text: string): string {
  return text.split(/\r?\n/).map(plainLine).join('\n').trim();
}

/**
 * Puts word joiners around the signs of an address, so that no mail program makes a link of a name such as
 * `evil.example`. The name looks the same. They are on both sides, because programs differ in what they look at.
 */
export function withoutLinks(value: string): string {
  return value.replace(/[.:/@]/g, '\u2060$&\u2060');
}

/** Keeps subjects short; a name has at most 100 characters. */
const longestValue = 200;

/**
 * A value inside a sentence, isolated so that an Arabic name in an English sentence leaves its punctuation
 * in place, and the other way round. As characters, because subjects have no markup and some mail
 * programs remove `<bdi>`.
 */
export function isolate(value: string): string {
  return `\u2068${Array.from(plainLine(value)).slice(0, longestValue).join('')}\u2069`;
}

/**
 * A sentence whose values are isolated once: Arabic sentences isolate their values too, and with some fonts browsers
 * leave out Latin letters in two isolates.
 */
export function isolatedOnce(sentence: string): string {
  return sentence.replace(/\u2068(\u2068[^\u2066-\u2069]*\u2069)\u2069/g, '$1');
}
