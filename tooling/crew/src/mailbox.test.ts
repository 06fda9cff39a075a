import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox } from './mailbox.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'buddyline-mailbox-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('the folder is there after the first mail only; its data folder must be', async () => {
  const nowhere = join(dataDir, 'nowhere', 'mail');
  await expect(openMailbox(nowhere)).rejects.toThrow(/nowhere is no folder: start the API .*\.$/);
  (await openMailbox(join(dataDir, 'mail'))).close();
});

test('a code is read from the mail to that address', async () => {
  const folder = join(dataDir, 'codes');
  const mailbox = await openMailbox(folder);
  const code = mailbox.codeFor('mira@example.org');
  const part = join(folder, '1.eml.part');
  writeFileSync(part, 'To: mira@example.org\r\n\r\nYour code:\r\n\r\nK7MR-2WQX\r\n');
  renameSync(part, join(folder, '1.eml'));
  expect(await code).toBe('K7MR-2WQX');
  mailbox.close();
});

test('a mail that does not come is an error in one sentence', async () => {
  const mailbox = await openMailbox(join(dataDir, 'late'), 1);
  await expect(mailbox.codeFor('mira@example.org')).rejects.toThrow(
    /^No mail to mira@example\.org came to .*late within 0\.001 s: name with --mail the folder/,
  );
  mailbox.close();
});
