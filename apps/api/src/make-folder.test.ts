import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('missing parent folders are created, and existing ones are kept', () => {
  const parent = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const path = join(parent, 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  expect(existsSync(path)).toBe(true);
  writeFileSync(join(parent, 'file'), '');
  expect(() => makeFolder(join(parent, 'file'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(parent, 'file/below'))).toThrow(/ENOTDIR/);
});

// There `mkdir` fails with ENOENT although the parent exists, and Node's recursive one never returns.
test.skipIf(process.platform !== 'linux')(
  'a folder below /proc fails with ENOENT instead of hanging',
  () => {
    expect(() => makeFolder('/proc/nothing/data')).toThrow(/ENOENT/);
  },
);
