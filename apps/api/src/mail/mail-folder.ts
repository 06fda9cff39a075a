import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../make-folder.ts';
import type { Database } from '../db/schema.ts';
import { findMails } from './mails-sql.ts';
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
    // Renamed when it is complete, so that programs that watch the folder never read half a mail.
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
    // Without the address, which would stay in the log of somebody who is deleted for good.
    report(`Mail: ${file}`);
  };
}

/** Removes the files of mails that are not in the database any more, such as those to people who were deleted for good. */
export async function removeForgottenMails(folder: string, db: Kysely<Database>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const id = /^([\da-f-]{36})-[\w-]+\.eml(?:\.part)?$/.exec(name)?.[1];
    return id === undefined ? [] : [{ id, name }];
  });
  const kept = await findMails(
    db,
    files.map(({ id }) => id),
  );
  const forgotten = files.filter(({ id }) => !kept.has(id));
  await Promise.all(forgotten.map(({ name }) => rm(join(folder, name), { force: true })));
}
