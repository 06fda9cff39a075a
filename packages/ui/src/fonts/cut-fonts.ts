/** `pnpm fonts` regenerates the files of this folder, after a new version of the family. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const family = dirname(require.resolve('@fontsource-variable/readex-pro/package.json'));
/** The weights in a file. */
interface Range {
  min: number;
  max: number;
}

const running = { min: 400, max: 600 };
const thin = { min: 200, max: 600 };
/** All features of the family except fractions, whose glyphs are as large as half the alphabet. */
const keepFeatures = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk'];

await subset('latin', 'accented', 'fonts.css', running);
await subset('latin-ext', 'latin-ext', 'fonts.css', running);
await subset('arabic', 'arabic', 'fonts.css', running);
await subset('latin', 'english', 'fonts.css', running);
await subset('arabic', 'standard-arabic', 'fonts.css', running);
await subset('latin', 'thin-english', 'fonts-thin-english.css', thin);
await subset('latin', 'thin-latin-names', 'fonts-thin-arabic.css', thin);

/** Subsets a file of the family to the letters in the style sheet's `unicode-range`. */
async function subset(script: string, file: string, sheet: string, wght: Range): Promise<void> {
  const whole = await readFile(join(family, `files/readex-pro-${script}-wght-normal.woff2`));
  const letters = lettersOf(await rangesOf(file, sheet));
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures } as const;
  const font = await subsetFont(whole, letters, options);
  await writeFile(join(import.meta.dirname, `${file}.woff2`), font);
}

/** The file's `unicode-range` in the style sheet. */
async function rangesOf(file: string, sheet: string): Promise<string> {
  const styles = await readFile(join(import.meta.dirname, '..', sheet), 'utf8');
  const face = new RegExp(`fonts/${file}\\.woff2[^}]*unicode-range:([^;]*)`).exec(styles);
  return face?.[1] ?? '';
}

function lettersOf(ranges: string): string {
  const letters = [];
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    const end = Number.parseInt(last, 16);
    for (let code = Number.parseInt(first, 16); code <= end; code += 1) {
      letters.push(String.fromCodePoint(code));
    }
  }
  return letters.join('');
}
