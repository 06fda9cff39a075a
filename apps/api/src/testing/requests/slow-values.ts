const kilobyte = 1024;
/** Just below the limit of a JSON body. */
const body = 63 * kilobyte;
/** Just below the limit of a URL and of all headers. */
const head = 15 * kilobyte;

/** Repeats `sign` up to `bytes` of UTF-8. */
const fill = (sign: string, bytes: number): string =>
  sign.repeat(Math.floor(bytes / Buffer.byteLength(sign)));

/** Characters that have made servers slow when repeated thousands of times. */
const slowSigns = [
  // One mark, two that NFC reorders, three, the most allowed per letter, Arabic vowel marks.
  '\u0301',
  '\u0316\u0301',
  '\u0316\u0301\u0334',
  `a${'\u0316\u0301'.repeat(15)}`,
  'ب\u0651\u064E',
  'ﷺ',
  '\u1100\u1161\u11A8',
  '🤿',
  '\u202E',
  '\u200B',
  '\u3164',
  ' ',
  ' a',
  '\r\n',
  'a',
  '1',
  'a.',
  '@',
  '\\%_',
  '"',
  '/',
];

function slowTexts(bytes: number): string[] {
  return [
    ...slowSigns.map((sign) => fill(sign, bytes)),
    // An incomplete address, a word that ends with punctuation, spaces that end with a letter.
    `a@${fill('a.', bytes - 2)}`,
    `${fill('a', bytes - 1)}!`,
    `${fill(' ', bytes - 1)}x`,
  ];
}

/** In the length of the largest body and of the longest field. */
export const slowBodyTexts = [...slowTexts(body), ...slowTexts(10_000)];

/** URL-encoded, which triples most bytes, then truncated. */
export const slowUrlTexts = slowTexts(head).map((text) =>
  encodeURIComponent(text)
    .slice(0, head)
    .replace(/%.{0,1}$/, ''),
);

/** Nests `open` and `close` around `inner`, as deep as a body allows. */
function nested(open: string, inner: string, close: string): string {
  const depth = Math.floor((body - 200) / (open.length + close.length));
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
}

/** JSON that is slow to parse. */
export const slowJson = [
  nested('[', '', ']'),
  nested('{"a":', '1', '}'),
  `[${fill('"",', body - 200)}""]`,
  `[${fill('{},', body - 200)}{}]`,
  `[${fill('1e999,', body - 200)}1]`,
  `"${fill(String.raw`\u0316\u0301`, body - 200)}"`,
  fill('9', body - 200),
];

/** JSON that the parser refuses, truncated or with a forbidden key. */
export const refusedJson = [
  nested('[{"__proto__":', '1', '}]'),
  fill('[', body - 200),
  fill('{"a":', body - 200),
];
