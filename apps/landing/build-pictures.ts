import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';

const iconSizes = [32, 180, 192, 512];

/** Renders the build's SVG icon to the PNG files that pages link to. */
export async function paintIcons(clientDir: string): Promise<void> {
  const icon = await readFile(join(clientDir, 'favicon.svg'), 'utf8');
  for (const size of iconSizes) {
    const picture = new Resvg(icon, { fitTo: { mode: 'width', value: size } });
    await writeFile(join(clientDir, `icon-${size}.png`), picture.render().asPng());
  }
}

/**
 * Unpacks the fonts of the share cards: their renderer reads TrueType only and silently ignores
 * compressed fonts. Of two files with the same family and weight it uses one, so each script has a
 * different weight.
 */
export async function unpackFonts(fontDir: string): Promise<void> {
  await mkdir(fontDir, { recursive: true });
  // One at a time: the unpacker returns memory that its next call overwrites.
  for (const face of ['latin-700', 'arabic-600']) {
    const name = `@fontsource/readex-pro/files/readex-pro-${face}-normal.woff2`;
    const packed = await readFile(createRequire(import.meta.url).resolve(name));
    await writeFile(join(fontDir, `${face}.ttf`), await decompress(packed));
  }
}
