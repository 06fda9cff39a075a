import { mailTemplates } from '@buddyline/domain/mail';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { endOverdueMails, markSent } from './mails-sql.ts';
import { addFailedMail, mailTo, setAge } from './testing/mails-sql.ts';
import { deleteOldContent } from './content-sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('mails').execute());

const withCodes: readonly string[] = ['confirm-address', 'new-address', 'reset-code', 'reset-link'];
const to = 'mira@reef.example';
const words = { subject: 'Hello', text: 'Hello Mira' };
const noWords = { subject: null, text: null };
const asWaiting = { failed_at: null, last_error: null };
const wordsOf = async (address = to) => {
  const { subject, text, html } = await mailTo(database.db, address);
  return { subject, text, html };
};

test.each(mailTemplates)(
  'only of a mail without a code the words are kept: %s',
  async (template) => {
    const { db } = database;
    const kept = { ...(withCodes.includes(template) ? noWords : words), html: null };
    const sent = await addFailedMail(db, { ...words, ...asWaiting, to, template });
    await markSent(db, sent);
    expect(await wordsOf()).toEqual(kept);
    const unsent = await addFailedMail(db, { ...words, to, template });
    await setAge(db, unsent, { expired: '1 second' });
    await endOverdueMails(db);
    expect(await wordsOf()).toEqual(kept);
  },
);

test('a mail of a template that this version does not know is not kept', async () => {
  const template = 'of-a-newer-version';
  await markSent(database.db, await addFailedMail(database.db, { ...asWaiting, to, template }));
  expect(await wordsOf()).toEqual({ ...noWords, html: null });
});

test('words are deleted 30 days after the mail was sent, or has expired, in batches', async () => {
  const { db } = database;
  const ages = {
    'sent-long-ago': { sent: '31 days', expired: '28 days' },
    'expired-long-ago': { expired: '30 days' },
    'sent-later': { sent: '29 days 23 hours', expired: '30 days' },
    'expired-later': { expired: '29 days 23 hours' },
    failed: {},
  };
  for (const [name, age] of Object.entries(ages)) {
    await setAge(db, await addFailedMail(db, { ...words, to: name }), age);
  }
  expect(await deleteOldContent(db, 1)).toBe(1);
  expect(await deleteOldContent(db, 5)).toBe(1);
  expect(await deleteOldContent(db, 5)).toBe(0);
  const left = await db
    .selectFrom('mails')
    .select('to')
    .where('text', 'is not', null)
    .orderBy('id')
    .execute();
  expect(left.map((mail) => mail.to)).toEqual(Object.keys(ages).slice(2));
});
