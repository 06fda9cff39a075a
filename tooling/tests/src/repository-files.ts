import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ignore from 'ignore';

export const root = join(import.meta.dirname, '../../..');

/**
 * The repository's files that `.gitignore` does not name, relative to the root. Without git, which an unpacked archive of
 * the sources does not have.
 */
export function repositoryFiles(): string[] {
  const ignored = ignore()
    .add('.git')
    .add(readFileSync(join(root, '.gitignore'), 'utf8'));
  const pathOf = (entry: Dirent) => relative(root, join(entry.parentPath, entry.name));
  function filesIn(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = pathOf(entry);
      if (ignored.ignores(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? filesIn(join(folder, entry.name)) : [path];
    });
  }
  return filesIn(root).toSorted();
}
