/** Matches PDF names, in which any letter may be escaped as `#` and two hexadecimal digits. */
function named(...names: string[]): string {
  const spelled = names.map((name) => Array.from(name, spellings).join(''));
  return `/(?:${spelled.join('|')})(?![^\\0\\s()<>[\\]{}/%])`;
}

function spellings(letter: string): string {
  const hex = letter.charCodeAt(0).toString(16);
  const digits = Array.from(hex, (digit) =>
    /\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`,
  );
  return `(?:${letter}|#${digits.join('')})`;
}

/** Scripts, launches, embedded files, submitted forms and actions that a viewer runs by itself. */
const programs = new RegExp(
  [
    named(
      'JavaScript',
      'Launch',
      'EmbeddedFile',
      'EmbeddedFiles',
      'SubmitForm',
      'ImportData',
      'RichMedia',
      'RichMediaExecute',
      'Rendition',
      'GoToE',
      'GoToR',
      'XFA',
    ),
    // With its value, because these three bytes occur by chance in picture data.
    String.raw`${named('AA')}\s*(?:<<|\d+\s+\d+\s+R)`,
    // GoTo is harmless: many documents open at a given page.
    String.raw`${named('OpenAction')}\s*<<(?![^>]{0,200}${named('GoTo')})`,
  ].join('|'),
);

const encryption = new RegExp(named('Encrypt'));
const objectStreams = new RegExp(named('ObjStm'), 'g');
const otherFilters = new RegExp(
  named(
    'LZWDecode',
    'LZW',
    'ASCIIHexDecode',
    'AHx',
    'ASCII85Decode',
    'A85',
    'RunLengthDecode',
    'Crypt',
  ),
);

const endOfWord = String.raw`(?![^\0\s()<>[\]{}/%])`;
const anyName = String.raw`/[^\0\s()<>[\]{}/%]*${endOfWord}`;
/** Entries without strings, comments and dictionaries, in which others could be hidden. */
const entries = String.raw`(?:\s*(?:${anyName}|(?:\d+|R|null)${endOfWord}|\[\s*${anyName}\s*\]))*\s*`;
const beginOfDictionary = new RegExp(String.raw`[\r\n]\s*\d+\s+\d+\s+obj\s*<<(${entries})$`);
const endOfDictionary = new RegExp(String.raw`^(${entries})>>\s*stream`);
const flate = String.raw`\s*\[?\s*${named('FlateDecode', 'Fl')}`;
const otherEncoding = new RegExp(
  String.raw`${named('Filter', 'F')}(?!${flate})|${named('DecodeParms', 'DP')}(?!\s*null)`,
);

/** Whether an object stream is deflated once, or not at all, by what is written around its type. */
function isPlainObjectStream(before: string, after: string): boolean {
  const begin = beginOfDictionary.exec(before);
  const end = endOfDictionary.exec(after);
  return begin !== null && end !== null && !otherEncoding.test(`${begin[1]} ${end[1]}`);
}

/** Tests for names in a piece of a document. */
export const pdfNames = {
  programs: (text: string) => programs.test(text),
  encryption: (text: string) => encryption.test(text),
  objectStreams: (text: string) => text.matchAll(objectStreams),
  otherFilters: (text: string) => otherFilters.test(text),
  isPlainObjectStream,
};
