import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { onBothEngines } from './files-by-engine.ts';

const app = join(import.meta.dirname, '../../..');
const files = globSync('src/**/*.test.ts', { cwd: app });
const runsOnBoth = (file: string) => onBothEngines.some((glob) => matchesGlob(file, glob));
const needsEmbedded = /\bembeddedTest\b|engine [!=]== 'pglite'|isPglite/;

test('each file with tests of the embedded engine runs on it', () => {
  const skipped = files.filter(
    (file) => !runsOnBoth(file) && needsEmbedded.test(readFileSync(join(app, file), 'utf8')),
  );
  expect(skipped).toEqual([]);
});

test('each pattern finds files', () => {
  for (const glob of onBothEngines) {
    expect(
      files.some((file) => matchesGlob(file, glob)),
      glob,
    ).toBe(true);
  }
});
