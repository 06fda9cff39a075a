const usernames = /@[\w.-]*\w/;
const phones = /\+\d[\d ().-]{5,}\d|\d{2,}(?:[ -]\d{2,}){2,}/;
const runs = new RegExp(`(${usernames.source}|${phones.source})`);

/**
 * A text in parts, every second of which is a username or a phone number. Among Arabic words their
 * signs and groups would change places, so that whoever shows them isolates these parts left to right.
 */
export function runsOf(text: string): string[] {
  return text.split(runs);
}
