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
const objectStreams = new RegExp(named('ObjStm'));
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
const predictor = named('Predictor');
const objectStream = named('ObjStm');
const between = '(?:(?!stream)[^]){0,120}';
const predictedObjects = new RegExp(
  `${objectStream}${between}${predictor}|${predictor}${between}${objectStream}`,
);

/** Tests for names in a piece of a document. */
export const pdfNames = {
  programs: (text: string) => programs.test(text),
  encryption: (text: string) => encryption.test(text),
  objectStreams: (text: string) => objectStreams.test(text),
  otherFilters: (text: string) => otherFilters.test(text),
  predictedObjects: (text: string) => predictedObjects.test(text),
};
