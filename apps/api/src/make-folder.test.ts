import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('makes what is missing above, and leaves what is there', () => {
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

// There `mkdir` says ENOENT although the folder above exists; Node's recursive one never returns.
test.skipIf(process.platform !== 'linux')('below /proc it says so instead of hanging', () => {
  expect(() => makeFolder('/proc/nothing/data')).toThrow(/ENOENT/);
});
