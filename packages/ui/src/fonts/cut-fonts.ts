import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Makes the files of this folder anew, after a new version of the family: `pnpm fonts`. */
const require = createRequire(import.meta.url);
const running = { sheet: 'fonts.css', weights: { min: 400, max: 600 } };
const all = { sheet: 'fonts-all-weights.css', weights: { min: 160, max: 700 } };

await cut('latin', 'latin', running);
await cut('latin-ext', 'latin-ext', running);
await cut('arabic', 'arabic', running);
await cut('latin', 'english', running);
await cut('latin', 'english-all-weights', all);
await cut('arabic', 'arabic-all-weights', all);

/** Cuts a file of the family to the letters that the style sheet asks it for. */
async function cut(script: string, file: string, { sheet, weights }: typeof all): Promise<void> {
  const name = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const whole = await readFile(require.resolve(name));
  const letters = lettersOf(await rangesOf(file, sheet));
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
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
