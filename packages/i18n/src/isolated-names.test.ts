import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Unicode's First Strong Isolate and its end: what a `<bdi>` is where only text can stand. */
const isolated = /\u2068\{(?:name|author)\}\u2069/;
const name = /\{(?:name|author)\}/;

it.each(['admin', 'dashboard', 'posts'])(
  "an Arabic label of %s keeps the '@' of a name on the name's side",
  (catalog) => {
    const po = readFileSync(new URL(`../catalogs/ar/${catalog}.po`, import.meta.url), 'utf8');
    const labels = po.split('\n').filter((line) => line.startsWith('msgstr') && name.test(line));
    expect(labels).not.toEqual([]);
    expect(labels.filter((label) => !isolated.test(label))).toEqual([]);
  },
);

it('an Arabic rule keeps the minus before its number', () => {
  const po = readFileSync(new URL('../catalogs/ar/domain.po', import.meta.url), 'utf8');
  const signed = po.split('\n').filter((line) => /^msgstr .*[ (]\S?-\d/.test(line));
  expect(signed).not.toEqual([]);
  expect(signed.filter((line) => !line.includes('\u200e-'))).toEqual([]);
});
