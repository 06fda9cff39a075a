import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailFolder } from './mail-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('on the demo each mail is a file and one line in the terminal', async () => {
  const lines: string[] = [];
  const deliver = openMailFolder(join(folder, 'mail'), (line) => lines.push(line));
  const mail = {
    id: '019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f21',
    to: 'mira@reef.example',
    template: 'password-changed',
    locale: 'ar' as const,
    subject: 'تم تغيير كلمة المرور',
    text: 'مرحبًا',
    html: '<p>مرحبًا</p>',
    queuedAt: new Date(0),
    attempts: 1,
  };
  await deliver(mail, AbortSignal.timeout(1_000));
  const [file = ''] = await readdir(join(folder, 'mail'));
  expect(file).toBe('019ab2f4-6f0e-7c31-9a3e-0d5b8c7e4f21-password-changed.eml');
  expect(lines).toEqual([`Mail: ${join(folder, 'mail', file)}`]);
  const message = await readFile(join(folder, 'mail', file), 'utf8');
  expect(message).toContain('To: mira@reef.example\r\n');
  expect(message).toContain('Content-Language: ar\r\n');
  expect(message).toMatch(/multipart\/alternative/);
});
