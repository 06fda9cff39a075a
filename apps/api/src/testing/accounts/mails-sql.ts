import { earlier } from '../../db/statements/expressions.ts';
import type { TestApi } from '../test-api.ts';

export interface QueuedMail {
  template: string;
  locale: string;
  text: string;
  userId: string | null;
}

/** The mails that were queued to an address, the oldest first. */
export async function mailsTo({ services }: TestApi, email: string): Promise<QueuedMail[]> {
  const rows = await services.database.db
    .selectFrom('mails')
    .select(['template', 'locale', 'text', 'user_id as userId'])
    .where('to', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ text, ...mail }) => ({ ...mail, text: text ?? '' }));
}

/** A code as mails write it. */
export const mailedCode = /^[2-9B-Z]{4}-[2-9B-Z]{4}$/m;

/** The code of the last mail to an address that has one. */
export async function lastCode(api: TestApi, email: string): Promise<string> {
  const codes = (await mailsTo(api, email)).flatMap(({ text }) => mailedCode.exec(text) ?? []);
  return codes.at(-1) ?? '';
}

/** Moves the ends of all codes and registrations into the past, as if `age` had passed. */
export async function ageCodes({ services }: TestApi, age: string): Promise<void> {
  const { db } = services.database;
  await db
    .updateTable('account_codes')
    .set((eb) => ({ expires_at: earlier(eb.ref('expires_at'), age) }))
    .execute();
  await db
    .updateTable('registrations')
    .set((eb) => ({
      code_expires_at: earlier(eb.ref('code_expires_at'), age),
      expires_at: earlier(eb.ref('expires_at'), age),
    }))
    .execute();
}

/** The open registrations of an address. */
export async function countRegistrations({ services }: TestApi, email: string): Promise<number> {
  const rows = await services.database.db
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .execute();
  return rows.length;
}
