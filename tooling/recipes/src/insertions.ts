import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Text to insert in front of another text, which must occur exactly once in the file. */
export interface Insertion {
  before: string;
  text: string;
}

/** Insertions by the path of the file from the root. */
export type Insertions = Record<string, readonly Insertion[]>;

/** @returns the changed files */
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
  if (parts.length !== 2) throw new Error(`Expected exactly once in ${file}: ${before}`);
  return parts.join(added + before);
}
