import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { isWaitedFor } from '../../db/testing/lock-waits.ts';
import { sampleTicket, sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { cancelMail } from '../../mail/mails-sql.ts';
import { addFailedMail } from '../../mail/testing/mails-sql.ts';
import { deleteMessage } from '../../routes/tickets/messages/messages-sql.ts';
import { lockTicket } from '../../routes/tickets/queue/queue-sql.ts';
import { deleteItem } from '../delete-item.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

postgresTest(
  'a user can be deleted while a reply to their ticket and its mail are taken back',
  async () => {
    const { db } = database;
    const user = sampleUser();
    await db.insertInto('users').values(user).execute();
    const ticket = sampleTicket(user.id);
    await db.insertInto('tickets').values(ticket).execute();
    const waiting = { user_id: user.id, attempts: 0, failed_at: null, last_error: null };
    const mailId = await addFailedMail(db, waiting);
    const message = { id: uuidv7(), ticket_id: ticket.id, user_id: user.id, author_id: uuidv7() };
    await db
      .insertInto('ticket_messages')
      .values({ ...message, body: 'Oops.' })
      .execute();

    const takingBack = await db.startTransaction().execute();
    await lockTicket(takingBack, ticket.id);
    const item = { noun: 'users', itemId: user.id, trashDays: 30 } as const;
    const deletion = db
      .transaction()
      .execute((transaction) => deleteItem(transaction, item, systemAudit('users.delete')));
    await isWaitedFor(db, takingBack);
    expect(await cancelMail(takingBack, mailId)).toBe(true);
    await deleteMessage(takingBack, message.id);
    await takingBack.commit().execute();
    expect(await deletion).toEqual({ goesOn: false });
  },
);
