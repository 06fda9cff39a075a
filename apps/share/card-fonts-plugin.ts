import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { decompress } from 'wawoff2';
import { fontNames } from './app/card/font-names.ts';

const require = createRequire(import.meta.url);

/**
 * Unpacks the fonts of card pictures into `build/fonts`, since weights can only be varied in TrueType
 * files; the same in a build, in development and in tests.
 */
export function cardFonts(): Plugin {
  return {
    name: 'card-fonts',
    sharedDuringBuild: true,
    async buildStart() {
      const folder = join(import.meta.dirname, 'build/fonts');
      await mkdir(folder, { recursive: true });
      // One after the other: the unpacker answers with memory that its next call writes over.
      for (const name of fontNames) await unpack(name, folder);
    },
  };
}

async function unpack(name: string, folder: string): Promise<void> {
  const packed = require.resolve(`@fontsource-variable/readex-pro/files/${name}.woff2`);
  const file = join(folder, `${name}.ttf`);
  // Renamed when whole: a test or server beside this build may be reading the one before.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await decompress(await readFile(packed)));
  await rename(unfinished, file);
}
