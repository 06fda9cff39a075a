const phones = /(\+\d[\d ().-]{5,}\d|(?<!\d)\d{2,}(?:[ -]\d{2,}){2,})/;

/** Longer ones are no addresses that anybody could use. */
const longestAddress = 2_000;
/** As the schema of usernames in the domain has it; a bound for older ones. */
const longestName = 40;

/** What may stand in a username or a host. */
const nameSign = /[\p{L}\p{M}\p{N}._-]/u;
const nameSigns = /[\p{L}\p{M}\p{N}._-]*/uy;
/** What may stand before the @ of an email address. */
const mailboxSign = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
/** After these an @ does not begin a name: it is within a word, a path or an address. */
const partOfWord = /[\p{L}\p{M}\p{N}_@/.:=&?-]$/u;

const webAddress = /https?:\/\/|www\./i;
const opening = /^[\p{P}\p{S}]*/u;
const endsAddress = /[^\p{P}\p{S}]|[/#&=_%+-]/u;
const mayBeAddress = /[@/]|www\./i;

interface Found {
  from: number;
  to: number;
}

/**
 * Splits a text so that every second part is a username, a phone number, an email address or a web address. Those
 * must be isolated left-to-right, since Arabic text would reorder their signs and groups. The time is linear: each
 * word is looked at a fixed number of times.
 */
export function splitRuns(text: string): string[] {
  const parts: string[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const found = addressIn(word);
    if (found === null) {
      plain += word;
      continue;
    }
    parts.push(...splitPhones(plain + word.slice(0, found.from)), word.slice(found.from, found.to));
    plain = word.slice(found.to);
  }
  return [...parts, ...splitPhones(plain)];
}

/** The username of a run that is the mention of a person; null for other runs. */
export function mentionedBy(run: string): string | null {
  return run.startsWith('@') && !run.includes('@', 1) ? run.slice(1) : null;
}

/** The text without its usernames and addresses, whose letters say nothing of its language. */
export function withoutAddresses(text: string): string {
  if (!mayBeAddress.test(text)) return text;
  return splitRuns(text)
    .filter((_, at) => at % 2 === 0)
    .join(' ');
}

function splitPhones(text: string): string[] {
  return text.split(phones);
}

/** The first address or mention in a word. */
function addressIn(word: string): Found | null {
  if (word.length > longestAddress || !mayBeAddress.test(word)) return null;
  const web = webFrom(word);
  const at = word.indexOf('@');
  const mail = at === -1 ? null : mailOrMention(word, at);
  // An address in the path of a web address belongs to it.
  if (web && (mail === null || web.from <= mail.from)) return web;
  return mail;
}

function webFrom(word: string): Found | null {
  const from = webAddress.exec(word)?.index ?? hostBefore(word, word.indexOf('/'));
  return from === null ? null : { from, to: withoutClosing(word, from) };
}

/** Where the host before a path begins, as in reef.example/dives. */
function hostBefore(word: string, slash: number): number | null {
  let from = slash;
  while (from > 0 && nameSign.test(word.charAt(from - 1))) from -= 1;
  return /[^.]\.\p{L}{2}/u.test(word.slice(from, Math.max(from, slash))) ? from : null;
}

function mailOrMention(word: string, first: number): Found | null {
  for (let at = first; at !== -1; at = word.indexOf('@', at + 1)) {
    const found = mailAround(word, at) ?? mentionAt(word, at);
    if (found) return found;
  }
  return null;
}

function mailAround(word: string, at: number): Found | null {
  let from = at;
  while (from > 0 && mailboxSign.test(word.charAt(from - 1))) from -= 1;
  from += opening.exec(word.slice(from, at))?.[0].length ?? 0;
  // A name on another server, as in @mira@reef.example.
  const isName = word.charAt(from - 1) === '@';
  const to = endOf(word, at + 1);
  if (from === at || !word.slice(at + 1, to).includes('.')) return null;
  return { from: isName ? from - 1 : from, to };
}

function mentionAt(word: string, at: number): Found | null {
  if (partOfWord.test(word.slice(Math.max(0, at - 2), at))) return null;
  const to = endOf(word, at + 1);
  // Longer than any name, or the beginning of something else.
  if (to === at + 1 || to - at > longestName || word.charAt(to) === '@') return null;
  return { from: at, to };
}

/** The end of the signs from a place on, without the dots and hyphens that end a sentence. */
function endOf(word: string, from: number): number {
  nameSigns.lastIndex = from;
  let to = from + (nameSigns.exec(word)?.[0].length ?? 0);
  while (to > from && /[._-]/.test(word.charAt(to - 1))) to -= 1;
  return to;
}

/** Without the signs after an address that belong to the sentence; a bracket stays if one was opened within. */
function withoutClosing(word: string, from: number): number {
  const isOpened = word.includes('(', from);
  const ends = (sign: string) => endsAddress.test(sign) || (isOpened && sign === ')');
  let to = word.length;
  while (to > from && !ends(word.charAt(to - 1))) to -= 1;
  return to;
}
