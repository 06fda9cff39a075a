/** The ten digits that begin with `zero`, by their ASCII digit. */
function digitsFrom(zero: number): [string, string][] {
  return Array.from({ length: 10 }, (_, digit) => [
    String.fromCodePoint(zero + digit),
    String(digit),
  ]);
}

function alike(letters: string, form: string): [string, string][] {
  return Array.from(letters, (letter) => [letter, form]);
}

/**
 * Letters that are folded one by one, because Unicode neither decomposes nor lower-cases them to the form that people
 * type. The database's function is written from the same tables; a change needs a migration, as
 * `fold-search.ts` in the API's migrations says. A plain form has no letter that is a key.
 */
export const plainForms: ReadonlyMap<string, string> = new Map([
  ['ٱ', 'ا'],
  // The yeh of Persian, Urdu, Kurdish and Pashto, and the final one without dots.
  ...alike('ىیےێېۍ', 'ي'),
  ...alike('کڪ', 'ك'),
  // The heh of Urdu, Kurdish and Persian, and ta marbuta. Unicode decomposes ۀ, ۂ and ۓ to these and a hamza.
  ...alike('ةہھەۃۿ', 'ه'),
  // Kurdish letters with a small v, the veh, and the noon without its dot.
  ['ۆ', 'و'],
  ['ڕ', 'ر'],
  ['ڵ', 'ل'],
  ['ڤ', 'ف'],
  ['ں', 'ن'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  // JavaScript lower-cases a final sigma to a different letter, PostgreSQL does not.
  ['ς', 'σ'],
  // Arabic and Persian digits, and the Arabic decimal mark.
  ...digitsFrom(0x06_60),
  ...digitsFrom(0x06_f0),
  ['٫', '.'],
]);

function signs(...points: number[][]): string[] {
  return points.flat().map((point) => String.fromCodePoint(point));
}

/** Signs that look alike, or that a keyboard does not have, by the one in ASCII. */
export const plainSigns: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "'",
    signs(
      // Grave accent, single quotation marks, primes.
      [0x60, 0x20_18, 0x20_19, 0x20_1b, 0x20_32, 0x20_35],
      // Modifier letters: prime, okina, apostrophes, hamza, ain, stress and accents. The saltillo.
      [0x2_b9, 0x2_bb, 0x2_bc, 0x2_bd, 0x2_be, 0x2_bf, 0x2_c8, 0x2_ca, 0x2_cb, 0xa7_8c],
      // Of Armenian, Hebrew (geresh) and N'Ko.
      [0x5_5a, 0x5_f3, 0x7_f4, 0x7_f5],
    ),
  ],
  // Quotation marks and gershayim.
  ['"', signs([0x20_1c, 0x20_1d, 0x20_1e, 0x20_1f, 0x5_f4])],
  [
    '-',
    signs(
      // Hyphens, dashes, the bullet and the minus, also as a modifier.
      [0x20_10, 0x20_11, 0x20_12, 0x20_13, 0x20_14, 0x20_15, 0x20_43, 0x22_12, 0x2_d7],
      // Of Armenian, Hebrew (maqaf), Canadian syllabics, Mongolian, Japanese and Yezidi.
      [0x5_8a, 0x5_be, 0x14_00, 0x18_06, 0x30_1c, 0x30_30, 0x30_a0, 0x1_0e_ad],
      // Of old editions.
      [0x2e_17, 0x2e_1a, 0x2e_3a, 0x2e_3b, 0x2e_40, 0x2e_5d],
    ),
  ],
]);

const plainOf = new Map([
  ...plainForms,
  ...[...plainSigns].flatMap(([form, others]) => alike(others.join(''), form)),
]);
const anyPlainForm = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'gu');

/** Apostrophes whose decomposition would leave only a space: the acute accent, and those of Greek, also with an accent. */
export const spacingApostrophes = '\u00B4\u1FBD\u1FBF\u1FCD\u1FCE\u1FCF\u1FFD';
const anySpacingApostrophe = new RegExp(`[${spacingApostrophes}]`, 'g');

/** Unicode decomposes this ligature to eighteen letters, and a text of nothing else to that many times its length. */
export const longLigature = { sign: '\uFDFA', form: 'صلعم' } as const;

/** Marks, invisible controls and the tatweel. */
export const invisibleInSearch = /[\p{M}\p{Cf}\u0640]/gu;

/**
 * Folds a text for searching, so that these make no difference: case, Latin accents, Arabic vowel
 * marks, the forms of alef, hamza seats, ta marbuta and alef maqsura, the forms of these letters in Persian, Urdu and
 * Kurdish, presentation forms, full width, tatweel, Arabic digits, the kinds of apostrophe, hyphen and space, and
 * invisible controls. Idempotent.
 */
export function foldSearch(text: string): string {
  return (
    text
      // First, because normalisation sorts the marks of a letter in quadratic time.
      .replace(invisibleInSearch, '')
      .replace(anySpacingApostrophe, "'")
      .replaceAll(longLigature.sign, longLigature.form)
      .normalize('NFKD')
      .toLowerCase()
      .replace(invisibleInSearch, '')
      .replace(anyPlainForm, (letter) => plainOf.get(letter) ?? letter)
      .normalize('NFC')
  );
}

/** The words of a search, folded. The sign of a username, as in `@mira`, is not part of the word. */
export function searchWords(search: string): string[] {
  return foldSearch(search)
    .split(/\s/)
    .map((word) => word.replace(/^@+/, ''))
    .filter((word) => word !== '');
}

/**
 * The words of a search for people, folded: in a username such as 'mira.jones' or 'mira_jones', '.' and '_' are between
 * words as a space is. An address stays whole, and so does 'a_b': a single letter is in nearly every name.
 */
export function nameWords(search: string): string[] {
  return searchWords(search).flatMap((word) => {
    const parts = word.split(/[._]+/).filter((part) => part !== '');
    const isWhole = word.includes('@') || parts.length < 2 || parts.some((part) => part.length < 2);
    return isWhole ? [word] : parts;
  });
}
