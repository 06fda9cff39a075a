import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Makes the files of this folder anew, after a new version of the family: `pnpm fonts`. */
const require = createRequire(import.meta.url);
const weights = { min: 400, max: 600 };

for (const script of ['latin', 'latin-ext', 'arabic']) {
  const name = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const whole = await readFile(require.resolve(name));
  const cut = await subsetFont(whole, lettersOf(await rangesOf(script)), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(join(import.meta.dirname, `${script}.woff2`), cut);
}

/** The `unicode-range` that the style sheet gives the file. */
async function rangesOf(script: string): Promise<string> {
  const styles = await readFile(join(import.meta.dirname, '../fonts.css'), 'utf8');
  const face = new RegExp(`fonts/${script}\\.woff2[^}]*unicode-range:([^;]*)`).exec(styles);
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
