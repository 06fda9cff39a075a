import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Text that a file gets in front of another text, which stands there once. */
export interface Insertion {
  before: string;
  text: string;
}

/** What files are to get, by their path from the root. */
export type Insertions = Record<string, readonly Insertion[]>;

/** @returns the files that were changed */
export async function insertAll(
  root: string,
  insertions: Insertions,
  rename: (text: string) => string = (text) => text,
): Promise<string[]> {
  await Promise.all(
    Object.entries(insertions).map(async ([file, wanted]) => {
      const path = join(root, file);
      const text = wanted.reduce(
        (result, { before, text: added }) =>
          insertOnce(file, result, { before, text: rename(added) }),
        await readFile(path, 'utf8'),
      );
      await writeFile(path, text);
    }),
  );
  return Object.keys(insertions);
}

function insertOnce(file: string, text: string, { before, text: added }: Insertion): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`Not once in ${file}: ${before}`);
  return parts.join(added + before);
}
