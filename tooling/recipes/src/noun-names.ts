/** Names of a noun in lower case with hyphens: `dive-trip`, `dive-trips`. */
export interface NounNames {
  one: string;
  many: string;
}

/** The noun of the templates in `noun`. It has two words, so that all its spellings differ. */
const written: NounNames = { one: 'dive-trip', many: 'dive-trips' };

const lowerWords = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;

/** @throws Error if a name is not valid in code, SQL and URLs */
export function readNames([many = '', one = many.replace(/s$/, '')]: string[]): NounNames {
  if (!lowerWords.test(many) || !lowerWords.test(one) || one === many) {
    throw new Error(
      'Usage: pnpm new:noun PLURAL [SINGULAR], in lower case with hyphens: events, or dive-categories dive-category.',
    );
  }
  return { one, many };
}

/** A template's text for another noun. */
export function renamed(text: string, names: NounNames): string {
  const replaced = [...spellings(names)].reduce(
    (result, [from, to]) => result.replaceAll(from, to),
    text,
  );
  return /^[aeiou]/.test(names.one) ? withAn(replaced, names.one) : replaced;
}

/** The plural first, because it contains the singular. */
function spellings(names: NounNames): Map<string, string> {
  const pairs = (['many', 'one'] as const).flatMap((number) => {
    const [from, to] = [spell(written[number]), spell(names[number])];
    return from.map((spelling, at): [string, string] => [spelling, to[at] ?? '']);
  });
  return new Map(pairs);
}

/** dive-trip, dive_trip, dive trip, diveTrip, DiveTrip, Dive trip, Dive Trip. */
function spell(name: string): string[] {
  const words = name.split('-');
  const capitals = words.map(capital);
  const [first = '', ...rest] = words;
  return [
    name,
    words.join('_'),
    words.join(' '),
    [first, ...rest.map(capital)].join(''),
    capitals.join(''),
    capital(words.join(' ')),
    capitals.join(' '),
  ];
}

function withAn(text: string, one: string): string {
  const [word = ''] = one.split('-');
  return text.replaceAll(new RegExp(`\\b([Aa]) (?=${word}\\b)`, 'g'), '$1n ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
