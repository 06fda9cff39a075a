import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

/** Renders a share card from SVG to PNG, since link previews do not support SVG. */
export async function paintCard(drawing: string, fontDir: string): Promise<Uint8Array> {
  const fontFiles = (await readdir(fontDir)).map((file) => join(fontDir, file));
  const picture = await renderAsync(drawing, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Readex Pro' },
  });
  return picture.asPng();
}
