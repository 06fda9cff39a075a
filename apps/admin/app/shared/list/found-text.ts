import { foldSearch } from '@buddyline/domain/fold-search';

/** A clamp shows at least this much of a text, in characters. */
const surelyShown = 80;
/** How much stands before the found word where a text is cut to show it. */
const before = 40;

/** Where a found word stands in a text. */
export interface Place {
  from: number;
  to: number;
}

/** Each place of each word of a search, found as the API finds it: without case, accents and marks. */
export function placesOf(search: string, text: string): Place[] {
  const { folded, origins } = foldedWithOrigins(text);
  return wordsOf(search).flatMap((word) => {
    const places: Place[] = [];
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      places.push({ from: origins[at] ?? 0, to: origins[at + word.length] ?? text.length });
    }
    return places;
  });
}

/** The text from a little before the first found word, where a clamp would hide it. */
export function partAround(search: string, text: string): string {
  const first = Math.min(...placesOf(search, text).map(({ from }) => from));
  if (first < surelyShown || first === Infinity) return text;
  const start = text.lastIndexOf(' ', first - before) + 1;
  return `… ${text.slice(start)}`;
}

/**
 * Marks the words of a search in what people wrote, in the items of the list on the page: by the browser's
 * own highlights, which leave the document as it is. A browser that has none shows the list without.
 */
export function markFound(search: string): void {
  const items = document.querySelectorAll('main :is(tr, li, article):has([data-row-link])');
  const texts = new Set([...items].flatMap(writtenIn));
  const ranges = [...texts].flatMap((text) =>
    placesOf(search, text.data).map(({ from, to }) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    }),
  );
  globalThis.CSS?.highlights?.set('found', new Highlight(...ranges));
}

/** What people write has a direction of its own; the page's words and dates are no matches. */
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

function wordsOf(search: string): string[] {
  return foldSearch(search).split(' ').filter(Boolean);
}

/** The folded text, and for each of its characters where in the text it comes from. */
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
