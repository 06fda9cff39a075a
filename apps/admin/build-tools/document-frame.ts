import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { frameFolder } from '../server/document-frame-policy.ts';

const libraryFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What pdf.js fetches while it draws: fonts and tables that documents refer to, and decoders of pictures. */
const fetched = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
/** The engine for the scripts of documents, and decoders for browsers without WebAssembly. */
const leftOut = /^quickjs|_nowasm_/;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the frame that draws documents into `<clientDir>/document-frame`; the panel only knows its URL. */
export async function buildDocumentFrame(clientDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../document-frame'),
    base: `/${frameFolder}/`,
    logLevel: 'warn',
    plugins: [filesOfLibrary()],
    build: {
      outDir: join(clientDir, frameFolder),
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: {
        output: {
          // Servers of static files do not all know the type of `.mjs`.
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.mjs') ? 'assets/[name]-[hash].js' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** In development the frame is built when a document is first shown. */
export function serveDocumentFrame(): Plugin {
  return {
    name: 'document-frame',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      let built: Promise<void> | undefined;
      const answer = async (url: string, response: ServerResponse) => {
        built ??= buildDocumentFrame(config.cacheDir);
        await built;
        const file = join(config.cacheDir, frameFolder, new URL(url, 'http://localhost').pathname);
        const bytes = await readFile(file).catch(() => null);
        response.statusCode = bytes === null ? 404 : 200;
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
        // Its sandbox gives it an origin of its own.
        response.setHeader('access-control-allow-origin', '*');
        response.end(bytes);
      };
      middlewares.use(`/${frameFolder}/`, ({ url = '' }, response, next) => {
        answer(url, response).catch(next);
      });
    },
  };
}

/** Copies what the library fetches by name. The version is in the path, because these files are cached for a year. */
function filesOfLibrary(): Plugin {
  return {
    name: 'files-of-pdfjs',
    async generateBundle() {
      const { version } = JSON.parse(await readFile(join(libraryFolder, 'package.json'), 'utf8'));
      for (const folder of fetched) {
        const names = await readdir(join(libraryFolder, folder));
        for (const name of names.filter((file) => !leftOut.test(file))) {
          const source = await readFile(join(libraryFolder, folder, name));
          const fileName = `assets/pdfjs-${version}/${folder}/${name}`;
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },
  };
}
