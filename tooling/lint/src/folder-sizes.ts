import { dirname } from 'node:path';

/** Files directly in one folder, tests included: more than these nobody reads as a list. */
export const mostFiles = 25;

/** Folders that may hold more, and why. */
export const largeFolders: { folder: RegExp; reason: string }[] = [
  {
    folder: /^packages\/[^/]+\/src$/,
    reason:
      'A package is imported file by file: a name there is an address, and a folder would be in it.',
  },
  { folder: /(?:^|\/)migrations$/, reason: 'One step per file, in order; it only ever grows.' },
  { folder: /(?:^|\/)content(?:\/|$)/, reason: 'What the demo data says: data, no code.' },
];

/** Folders of apps, packages and tools that hold more files of their own than they may. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((path) => /^(?:apps|packages|tooling)\//.test(path))) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(
      ([path, count]) => count > mostFiles && !largeFolders.some(({ folder }) => folder.test(path)),
    )
    .map(([path, count]) => `${path} holds ${count} files: give its topics folders of their own.`);
}
