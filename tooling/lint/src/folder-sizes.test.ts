import { expect, test } from 'vitest';
import { crowdedFolders, largeFolders, mostFiles } from './folder-sizes.ts';
import { repositoryFiles } from './repository-files.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test(`no folder holds more than ${mostFiles} files of its own`, () => {
  expect(crowdedFolders(repositoryFiles())).toEqual([]);
});

test.each(['apps/admin/app/shared', 'packages/ui/showcase', 'tooling/faults/src'])(
  '%s with one file more is found, and with its tests in a folder below it is not',
  (folder) => {
    const full = filesIn(folder, mostFiles);
    expect(crowdedFolders([...full, `${folder}/file.test.ts`])).toHaveLength(1);
    expect(crowdedFolders([...full, `${folder}/tests/file.test.ts`])).toEqual([]);
  },
);

test.each(['packages/ui/src', 'packages/domain/src', 'packages/demo-data/src/content/en'])(
  '%s may hold more, for a reason',
  (folder) => {
    expect(crowdedFolders(filesIn(folder, mostFiles + 1))).toEqual([]);
    expect(largeFolders.find((large) => large.folder.test(folder))?.reason).toBeTruthy();
  },
);
