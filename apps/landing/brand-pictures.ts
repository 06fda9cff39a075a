import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { decompress } from 'wawoff2';

const iconSizes = [32, 180, 192, 512];

/** Turns the drawn icon and the drawn cards of a finished build into the PNG files pages name. */
export async function paintBrandPictures(clientDir: string): Promise<void> {
  const fontDir = await mkdtemp(join(tmpdir(), 'fonts-'));
  const fontFiles = await Promise.all(
    ['latin-700', 'arabic-600'].map((face) => unpackFont(face, fontDir)),
  );
  const icon = await readFile(join(clientDir, 'favicon.svg'), 'utf8');
  for (const size of iconSizes) {
    const picture = new Resvg(icon, { fitTo: { mode: 'width', value: size } });
    await writeFile(join(clientDir, `icon-${size}.png`), picture.render().asPng());
  }
  for (const locale of ['en', 'ar']) {
    const drawing = join(clientDir, `share-card-${locale}.svg`);
    const picture = new Resvg(await readFile(drawing, 'utf8'), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
    });
    await writeFile(join(clientDir, `share-card-${locale}.png`), picture.render().asPng());
    await rm(drawing);
  }
  await rm(fontDir, { recursive: true });
}

/**
 * The renderer reads TrueType only, and passes over a compressed font without a word. Of two files
 * with one name and weight it knows one, so each script has a weight of its own.
 */
async function unpackFont(face: string, folder: string): Promise<string> {
  const name = `@fontsource/readex-pro/files/readex-pro-${face}-normal.woff2`;
  const packed = await readFile(createRequire(import.meta.url).resolve(name));
  const path = join(folder, `${face}.ttf`);
  await writeFile(path, await decompress(packed));
  return path;
}
