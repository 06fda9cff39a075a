/** Parts of headers that have made servers slow when repeated thousands of times. */
const signs = [
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
  'Version/',
  'Version/ Safari',
  'Mac OS ',
  '1',
  '\t',
  ' ,',
  ' ;',
  ':',
  'a@',
  'a=b; ',
  '%',
  '/',
];

/** More than all headers of a request may have. */
const length = 15 * 1024;

/** Each sign over and over: alone, and between two letters. */
export const slowHeaderTexts = signs.flatMap((sign) => {
  const text = sign.repeat(Math.floor(length / sign.length));
  return [text, `x${text}x`];
});
