import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { decompress } from 'wawoff2';
import { fontNames } from './app/card/font-names.ts';

const require = createRequire(import.meta.url);

/**
 * Unpacks the fonts of card pictures into `build/fonts`, because fontkit varies weights in TrueType
 * files only. It runs in builds, in development and in tests.
 */
export function cardFonts(): Plugin {
  return {
    name: 'card-fonts',
    sharedDuringBuild: true,
    async buildStart() {
      const folder = join(import.meta.dirname, 'build/fonts');
      await mkdir(folder, { recursive: true });
      // One at a time: the unpacker returns memory that its next call overwrites.
      for (const name of fontNames) await unpack(name, folder);
    },
  };
}

async function unpack(name: string, folder: string): Promise<void> {
  const packed = require.resolve(`@fontsource-variable/readex-pro/files/${name}.woff2`);
  const file = join(folder, `${name}.ttf`);
  // Renamed when complete: a test or server may be reading the previous file.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, await decompress(await readFile(packed)));
  await rename(temporary, file);
}
