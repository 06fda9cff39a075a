import { dirname } from 'node:path';

/** The maximum of files directly in a folder, tests included; a longer list is hard to read. */
export const maxFiles = 25;

/** Exceptions, with their reasons. */
export const largeFolders: { folder: RegExp; reason: string }[] = [
  {
    folder: /^packages\/[^/]+\/src$/,
    reason:
      'The import paths of a package are its file names, and a folder would become part of them.',
  },
  { folder: /(?:^|\/)migrations$/, reason: 'One migration per file; the list only grows.' },
  {
    folder: /^packages\/i18n\/catalogs\/[a-z]+$/,
    reason: 'One catalog for each part of an app that is loaded by itself.',
  },
  { folder: /(?:^|\/)content(?:\/|$)/, reason: 'Texts of the demo data, not code.' },
];

/** Reports folders of apps, packages and tools with too many files. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => /^(?:apps|packages|tooling)\//.test(path))) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([path, count]) => count > maxFiles && !largeFolders.some(({ folder }) => folder.test(path)),
    )
    .map(([path, count]) => `${path} has ${count} files: move them to a folder per topic.`);
}
