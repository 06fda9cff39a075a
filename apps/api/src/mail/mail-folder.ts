import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../make-folder.ts';
import { messageOf } from './message.ts';
import type { Deliver } from './outgoing-mail.ts';

const from = 'Buddyline <no-reply@buddyline.example>';

/**
 * For the demo: each mail becomes a file that mail programs open.
 * @param report receives one line per mail
 */
export function openMailFolder(folder: string, report: (line: string) => void): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    makeFolder(folder);
    const file = join(folder, `${mail.id}-${mail.template}.eml`);
    await writeFile(file, message);
    report(`Mail to ${mail.to}: ${file}`);
  };
}
