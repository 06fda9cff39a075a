import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
/** Compressing less than one network packet saves nothing. */
const smallest = 1_400;

/** Writes `.br` and `.gz` beside every file of a build that gets smaller, at the highest level. */
export async function precompress(clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const copies = await compressed(await readFile(path));
  if (copies === null) return;
  await writeFile(`${path}.br`, copies.br);
  await writeFile(`${path}.gz`, copies.gzip);
}

/** Null when the content is too small to benefit. */
export async function compressed(content: Uint8Array) {
  if (content.length < smallest) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
