const usernames = /@[\w.-]*\w/;
const phones = /\+\d[\d ().-]{5,}\d|\d{2,}(?:[ -]\d{2,}){2,}/;
const runs = new RegExp(`(${usernames.source}|${phones.source})`);

/**
 * Splits a text so that every second part is a username or a phone number. Those must be isolated
 * left-to-right, since Arabic text would reorder their signs and digit groups.
 */
export function splitRuns(text: string): string[] {
  return text.split(runs);
}
