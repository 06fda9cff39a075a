import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { secureDataDir } from './data-dir.ts';

/** A data folder of an older release, readable by every account. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // Worker threads cannot set the umask; the server's own test covers it.
  const umask = vi.spyOn(process, 'umask').mockReturnValue(0o022);
  onTestFinished(() => umask.mockRestore());
  mkdirSync(join(folder, 'files/ab'), { recursive: true });
  writeFileSync(join(folder, 'files/ab/document.pdf'), '%PDF');
  writeFileSync(join(folder, 'server.key'), 'key');
  for (const name of ['', 'files', 'files/ab']) chmodSync(join(folder, name), 0o755);
  for (const name of ['files/ab/document.pdf', 'server.key']) chmodSync(join(folder, name), 0o666);
  return folder;
}

const modeOf = (...path: string[]): string => (statSync(join(...path)).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is created with access for its owner only', () => {
    const folder = join(openFolder(), 'new');
    secureDataDir(folder);
    expect(modeOf(folder)).toBe('700');
  });

  test('of an older release gets owner-only modes, contents included', () => {
    const folder = openFolder();
    const elsewhere = join(openFolder(), 'server.key');
    symlinkSync(elsewhere, join(folder, 'files/link'));
    secureDataDir(folder);
    for (const name of ['', 'files', 'files/ab']) expect(modeOf(folder, name), name).toBe('700');
    expect(modeOf(folder, 'server.key')).toBe('600');
    expect(modeOf(folder, 'files/ab/document.pdf')).toBe('600');
    expect(modeOf(elsewhere)).toBe('666');
  });

  test('with foreign files is refused in one sentence and left unchanged', () => {
    const folder = openFolder();
    writeFileSync(join(folder, 'notes.txt'), '');
    expect(() => secureDataDir(folder)).toThrow(
      /^DATA_DIR .* \(mode 755\) .*\/buddyline, or restrict it with chmod 700\.$/,
    );
    expect([modeOf(folder), modeOf(folder, 'server.key')]).toEqual(['755', '666']);
    chmodSync(folder, 0o700);
    expect(() => secureDataDir(folder)).not.toThrow();
  });

  test('of another account, or with the sticky bit, is refused', () => {
    const folder = openFolder();
    const others = vi.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1);
    expect(() => secureDataDir(folder)).toThrow(/^DATA_DIR/);
    others.mockRestore();
    chmodSync(folder, 0o1777);
    expect(() => secureDataDir(folder)).toThrow(/^DATA_DIR/);
  });
});
