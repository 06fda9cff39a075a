const kilobyte = 1024;
/** Just under what a JSON body may be. */
const body = 63 * kilobyte;
/** Just under what a URL, or all headers together, may be. */
const head = 15 * kilobyte;

/** `sign` as often as fits into `bytes` of UTF-8. */
const fill = (sign: string, bytes: number): string =>
  sign.repeat(Math.floor(bytes / Buffer.byteLength(sign)));

/** Signs that have made servers slow where they come by the thousand. */
const slowSigns = [
  // One mark, two that NFC puts in order, three, as many on each letter as are let in, vowel marks.
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
    // Almost an address, almost a word, almost only spaces.
    `a@${fill('a.', bytes - 2)}`,
    `${fill('a', bytes - 1)}!`,
    `${fill(' ', bytes - 1)}x`,
  ];
}

/** As long as a body may be, and as the longest field that is let in. */
export const slowBodyTexts = [...slowTexts(body), ...slowTexts(10_000)];

/** Encoded: most of their bytes become three. */
export const slowUrlTexts = slowTexts(head).map((text) =>
  encodeURIComponent(text)
    .slice(0, head)
    .replace(/%.{0,1}$/, ''),
);

export const slowHeaderTexts = [
  'a',
  ',',
  'ar,',
  ';q=',
  'a;q=0.1,',
  ' ',
  '=',
  '; ',
  '127.0.0.1,',
  '::1,',
  '"',
  '.',
  '-',
  'bytes=0-1,',
  'W/"a",',
  'a=b; ',
  '%',
  '/',
].map((sign) => fill(sign, head));

/** `open` and `close` around nothing, as deep as a body allows. */
function nested(open: string, inner: string, close: string): string {
  const depth = Math.floor((body - 200) / (open.length + close.length));
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`;
}

/** JSON that is no text, whole and cut off. */
export const slowJson = [
  nested('[', '', ']'),
  nested('{"a":', '1', '}'),
  nested('[{"__proto__":', '1', '}]'),
  `[${fill('"",', body - 200)}""]`,
  `[${fill('{},', body - 200)}{}]`,
  `[${fill('1e999,', body - 200)}1]`,
  `"${fill(String.raw`\u0316\u0301`, body - 200)}"`,
  fill('9', body - 200),
  fill('[', body - 200),
  fill('{"a":', body - 200),
];
