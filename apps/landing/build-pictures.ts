import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';

const iconSizes = [32, 180, 192, 512];

/** Turns the drawn icon of a finished build into the PNG files that pages name. */
export async function paintIcons(clientDir: string): Promise<void> {
  const icon = await readFile(join(clientDir, 'favicon.svg'), 'utf8');
  for (const size of iconSizes) {
    const picture = new Resvg(icon, { fitTo: { mode: 'width', value: size } });
    await writeFile(join(clientDir, `icon-${size}.png`), picture.render().asPng());
  }
}

/**
 * Unpacks the fonts of the share cards: their renderer reads TrueType only, and passes over a compressed
 * font without a word. Of two files with one name and weight it knows one, so each script has a weight of
 * its own.
 */
export async function unpackFonts(fontDir: string): Promise<void> {
  await mkdir(fontDir, { recursive: true });
  // One after the other: the unpacker answers with memory that its next call writes over.
  for (const face of ['latin-700', 'arabic-600']) {
    const name = `@fontsource/readex-pro/files/readex-pro-${face}-normal.woff2`;
    const packed = await readFile(createRequire(import.meta.url).resolve(name));
    await writeFile(join(fontDir, `${face}.ttf`), await decompress(packed));
  }
}
