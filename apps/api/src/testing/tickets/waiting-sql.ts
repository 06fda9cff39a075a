import type { TestApi } from '../test-api.ts';
import { earlier } from '../../db/statements/expressions.ts';

/** Lets the time pass for which replies and their mails wait. */
export async function letRepliesGo({ services }: TestApi): Promise<void> {
  const { db } = services.database;
  const ago = '11 seconds';
  await db
    .updateTable('ticket_messages')
    .set((eb) => ({ due_at: earlier(eb.ref('due_at'), ago), at: earlier(eb.ref('at'), ago) }))
    .execute();
  await db
    .updateTable('mails')
    .set((eb) => ({ due_at: earlier(eb.ref('due_at'), ago) }))
    .execute();
}

/** As if the mail server had taken all that waits. */
export async function sendAllMails({ services }: TestApi): Promise<void> {
  await services.database.db
    .updateTable('mails')
    .set({ sent_at: new Date(), attempts: 1 })
    .where('sent_at', 'is', null)
    .execute();
}
