import { expect, test } from 'vitest';
import { crowdedFolders, largeFolders, maxFiles } from './folder-sizes.ts';
import { repositoryFiles } from '@buddyline/tests/repository-files';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test(`no folder has more than ${maxFiles} files`, () => {
  expect(crowdedFolders(repositoryFiles())).toEqual([]);
});

test.each(['apps/admin/app/shared', 'packages/ui/showcase', 'tooling/faults/src'])(
  '%s with one file too many is reported, but not if its tests are in a subfolder',
  (folder) => {
    const full = filesIn(folder, maxFiles);
    expect(crowdedFolders([...full, `${folder}/file.test.ts`])).toHaveLength(1);
    expect(crowdedFolders([...full, `${folder}/tests/file.test.ts`])).toEqual([]);
  },
);

test.each(['packages/ui/src', 'packages/domain/src', 'packages/demo-data/src/content/en'])(
  '%s is an exception with a reason',
  (folder) => {
    expect(crowdedFolders(filesIn(folder, maxFiles + 1))).toEqual([]);
    expect(largeFolders.find((large) => large.folder.test(folder))?.reason).toBeTruthy();
  },
);
