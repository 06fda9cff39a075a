import { foldSearch, nameWords, searchWords } from '@buddyline/domain/fold-search';

/** A line clamp shows at least this many characters of a text. */
const minShown = 80;
/** How many characters to keep before the first match. */
const before = 40;

/** The range of a match in a text. */
export interface MatchRange {
  from: number;
  to: number;
}

/**
 * All matches of the search's words, ignoring case, accents and Arabic marks as the API does. A username matches without
 * its '.' and '_' too.
 */
export function matchRanges(search: string, text: string): MatchRange[] {
  const { folded, origins } = foldedWithOrigins(text);
  const shown = searchWords(search).flatMap((word) => {
    const parts = folded.includes(word) ? [word] : nameWords(word);
    return parts.every((part) => folded.includes(part)) ? parts : [];
  });
  return shown.flatMap((word) => {
    const ranges: MatchRange[] = [];
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      ranges.push({ from: origins[at] ?? 0, to: origins[at + word.length] ?? text.length });
    }
    return ranges;
  });
}

/** The text from shortly before the first match, if a line clamp would hide the match. */
export function excerptAroundMatch(search: string, text: string): string {
  const first = Math.min(...matchRanges(search, text).map(({ from }) => from));
  if (first < minShown || first === Infinity) return text;
  const start = text.lastIndexOf(' ', first - before) + 1;
  return `… ${text.slice(start)}`;
}

/**
 * Marks the search's words in the user-written texts of the page's list items. It uses the CSS Custom
 * Highlight API, which does not change the DOM. Browsers without it show the list unmarked.
 */
export function markMatches(search: string): void {
  const items = document.querySelectorAll('main :is(tr, li, article):has([data-row-link])');
  const texts = new Set([...items].flatMap(writtenIn));
  const ranges = [...texts].flatMap((text) =>
    matchRanges(search, text.data).map(({ from, to }) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    }),
  );
  globalThis.CSS?.highlights?.set('found', new Highlight(...ranges));
}

/** The user-written texts of an item: those with a direction of their own, except dates. */
function writtenIn(item: Element): Text[] {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const writing = node.parentElement?.closest('bdi, [dir]');
    if (node instanceof Text && writing?.matches('main *') && !writing.matches('time')) {
      texts.push(node);
    }
  }
  return texts;
}

/** The folded text, and for each of its characters the position in the original text. */
function foldedWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = foldSearch(character);
    origins.push(...Array.from({ length: plain.length }, () => at));
    folded += plain;
    at += character.length;
  }
  return { folded, origins };
}
