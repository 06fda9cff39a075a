import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each file below a folder: its name and what is in it, mails without the breaks of their lines. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'latin1');
      return `${path}: ${text.replaceAll('=\r\n', '')}`;
    }),
  );
}
