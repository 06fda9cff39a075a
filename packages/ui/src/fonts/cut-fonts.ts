/** Makes the files of this folder anew, after a new version of the family: `pnpm fonts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const family = dirname(require.resolve('@fontsource-variable/readex-pro/package.json'));
/** Weights of the file. */
interface Range {
  min: number;
  max: number;
}

const running = { min: 400, max: 600 };
const thin = { min: 200, max: 600 };
/** All that the family has but fractions, whose figures weigh as much as the alphabet's half. */
const keepFeatures = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk'];

await cut('latin', 'accented', 'fonts.css', running);
await cut('latin-ext', 'latin-ext', 'fonts.css', running);
await cut('arabic', 'arabic', 'fonts.css', running);
await cut('latin', 'english', 'fonts.css', running);
await cut('arabic', 'standard-arabic', 'fonts.css', running);
await cut('latin', 'thin-english', 'fonts-thin-english.css', thin);
await cut('latin', 'thin-latin-names', 'fonts-thin-arabic.css', thin);

/** Cuts a file of the family to the letters that the style sheet asks it for. */
async function cut(script: string, file: string, sheet: string, wght: Range): Promise<void> {
  const whole = await readFile(join(family, `files/readex-pro-${script}-wght-normal.woff2`));
  const letters = lettersOf(await rangesOf(file, sheet));
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures } as const;
  const font = await subsetFont(whole, letters, options);
  await writeFile(join(import.meta.dirname, `${file}.woff2`), font);
}

/** The `unicode-range` that the style sheet gives the file. */
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
