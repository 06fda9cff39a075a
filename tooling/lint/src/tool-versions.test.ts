import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root } from '@buddyline/tests/repository-files';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the versions of pnpm and turbo are written once: workflows and the image read them', () => {
  const others = repositoryFiles().filter(
    (file) =>
      /(?:^\.ci\/|^\.github\/|Dockerfile|\.mjs$|\.sh$|\.md$)/.test(file) && !/\.test\./.test(file),
  );
  expect(others.filter((file) => /\b(?:pnpm|turbo)@\d/.test(read(file)))).toEqual([]);
  expect(JSON.parse(read('package.json')).packageManager).toMatch(/^pnpm@[\d.]+$/);
  expect(read('pnpm-workspace.yaml').match(/^ {2}turbo: [\d.]+$/gm)).toHaveLength(1);
});
