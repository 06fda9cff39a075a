import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError } from '../db/database-errors.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createMail, type Mail } from './mail.ts';
import { claimMails } from './mails-sql.ts';
import type { SenderTimes } from './sender.ts';
import { type MailServer, startMailServer } from './testing/mail-server.ts';
import { letPass, mailTo, minutesUntilDue } from './testing/mails-sql.ts';

let database: TestDatabase;
let server: MailServer;
let mail: Mail;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('mails').execute();
  server = await startMailServer();
  mail = openMail(server.url);
});
afterEach(async () => {
  server.release();
  for (const stop of stops.splice(0)) await stop();
  await server.close();
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };

/** Another process, if called more than once. */
function openMail(url: string, db = database.db): Mail {
  const config = {
    brand: 'Buddyline',
    dataDir: database.place.dataDir,
    mail: { way: 'smtp' as const, url, from: 'Buddyline <no-reply@buddyline.example>' },
  };
  const opened = createMail(config, { db, available: () => true });
  if (opened === null) throw new Error('Mail is not set up');
  return opened;
}

/** By default it does not poll, so that everything follows from `wake()`. */
function start(one = mail, times: Partial<SenderTimes> = {}): () => Promise<void> {
  const stop = one.startSending(log, { poll: 1e9, ...times });
  stops.push(stop);
  return stop;
}

function queue(to: string, name = 'Mira Reef', delaySeconds = 0): Promise<string> {
  const template = 'password-changed';
  const values = { name };
  return database.db
    .transaction()
    .execute((transaction) =>
      mail.queue(transaction, { to, userId: null, template, locale: 'en', values, delaySeconds }),
    );
}

async function send(to: string): Promise<void> {
  await queue(to);
  mail.wake();
}

/** Long enough for a busy machine. */
const patience = { timeout: 20_000 };

const rowOf = (to: string) => mailTo(database.db, to);
const becomes = (to: string, columns: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await rowOf(to)).toMatchObject(columns), patience);
const someDate: unknown = expect.any(Date);

test('a queued mail is sent at once, and of one without a code the plain text is kept', async () => {
  start();
  await send('mira@reef.example');
  await becomes('mira@reef.example', { sent_at: someDate, attempts: 1, last_error: null });
  const row = await rowOf('mira@reef.example');
  expect(row).toMatchObject({ subject: 'Your password was changed', html: null });
  expect(row.text).toContain('Mira Reef');
  expect(server.received).toHaveLength(1);
  const [message = ''] = server.received;
  expect(message).toContain('From: Buddyline <no-reply@buddyline.example>');
  expect(message).toContain('To: mira@reef.example');
  expect(message).toContain('Subject: Your password was changed');
  expect(message).toContain(`Message-ID: <${row.id}@buddyline.example>`);
  expect(message).toContain('Auto-Submitted: auto-generated');
});

test('a mail that waits is sent when it is due, not at the next poll', async () => {
  start();
  await queue('waits@reef.example', 'Mira Reef', 1);
  mail.wake();
  await becomes('waits@reef.example', { sent_at: someDate });
  const { queued_at: queuedAt, sent_at: sentAt } = await rowOf('waits@reef.example');
  expect(Number(sentAt) - Number(queuedAt)).toBeGreaterThanOrEqual(1_000);
});

test('a mail whose cause is rolled back is never sent', async () => {
  start();
  const rolledBack = database.db.transaction().execute(async (transaction) => {
    const values = { name: 'Mira' };
    const template = 'password-changed';
    const to = 'mira@reef.example';
    await mail.queue(transaction, { to, userId: null, template, locale: 'en', values });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await send('other@reef.example');
  await becomes('other@reef.example', { sent_at: someDate });
  expect(server.received).toHaveLength(1);
});

test('a mail that the server cannot take now is tried again after 1 m, 5 m, 30 m, 2 h, 8 h, 24 h', async () => {
  const to = 'later@reef.example';
  start();
  await send(to);
  for (const [index, minutes] of [1, 5, 30, 120, 480, 1440].entries()) {
    await becomes(to, { attempts: index + 1, last_error: '450 4.2.1 Mailbox busy' });
    await vi.waitFor(async () => {
      expect(await minutesUntilDue(database.db, to)).toBeGreaterThan(minutes - 0.9);
    }, patience);
    expect(await minutesUntilDue(database.db, to)).toBeLessThanOrEqual(minutes);
    expect(await rowOf(to)).toMatchObject({ sent_at: null, failed_at: null });
    await letPass(database.db, to, `${minutes} minutes`);
    mail.wake();
  }
  await becomes(to, { attempts: 7, failed_at: someDate, last_error: '450 4.2.1 Mailbox busy' });
  expect((await rowOf(to)).text).not.toBeNull();
});

test('a mail that the server refuses fails at once, and nothing of its content is kept as the reason', async () => {
  start();
  await send('unknown@reef.example');
  await send('spam@reef.example');
  await becomes('unknown@reef.example', {
    failed_at: someDate,
    attempts: 1,
    last_error: '550 5.1.1 No such mailbox',
  });
  const last_error = '554 5.7.1 Blocked: … … and …';
  await becomes('spam@reef.example', { failed_at: someDate, attempts: 1, last_error });
  expect(mail.reachability.isReachable).toBe(true);
});

test('while the server is lost mails wait, and none is given up', async () => {
  const { port } = new URL(server.url);
  await server.close();
  start();
  await send('mira@reef.example');
  await becomes('mira@reef.example', { attempts: 1, last_error: expect.stringMatching(/REFUSED/) });
  expect(await rowOf('mira@reef.example')).toMatchObject({ failed_at: null });
  expect(mail.reachability.isReachable).toBe(false);
  server = await startMailServer(Number(port));
  await letPass(database.db, 'mira@reef.example', '1 minute');
  mail.wake();
  await becomes('mira@reef.example', { sent_at: someDate, attempts: 2 });
  expect(mail.reachability.isReachable).toBe(true);
});

test('a server that does not answer is left after the longest time of an attempt', async () => {
  start(mail, { attempt: 300 });
  await send('stall@reef.example');
  await becomes('stall@reef.example', { attempts: 1, last_error: expect.any(String) });
  expect(await minutesUntilDue(database.db, 'stall@reef.example')).toBeLessThanOrEqual(1);
  expect(await rowOf('stall@reef.example')).toMatchObject({ sent_at: null, failed_at: null });
});

test('at most five mails are in flight, and a slow one does not hold up the others', async () => {
  start();
  for (let n = 0; n < 4; n += 1) await queue(`stall-${n}@reef.example`);
  for (let n = 0; n < 2; n += 1) await queue(`diver-${n}@reef.example`);
  for (let n = 4; n < 8; n += 1) await queue(`stall-${n}@reef.example`);
  mail.wake();
  await vi.waitFor(() => expect(server.stalled()).toBe(5), patience);
  expect(server.received).toHaveLength(2);
  server.release();
  await vi.waitFor(() => expect(server.received).toHaveLength(10), patience);
});

test('a server that dies before its answer gets the mail again, with the same Message-ID', async () => {
  const to = 'die@reef.example';
  start();
  await send(to);
  await becomes(to, { attempts: 1, last_error: expect.stringMatching(/closed|reset/i) });
  server.release();
  await letPass(database.db, to, '1 minute');
  mail.wake();
  await becomes(to, { sent_at: someDate, attempts: 2 });
  const ids = server.received.map((message) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  const dates = server.received.map((message) => /^Date: (.*)$/m.exec(message)?.[1]);
  expect(dates).toEqual([dates[0], dates[0]]);
});

test('a mail whose process died is left alone for two minutes, then sent by another one', async () => {
  const to = 'mira@reef.example';
  await queue(to);
  // The other process claims it, and dies.
  expect(await claimMails(database.db, 5)).toHaveLength(1);
  expect(await claimMails(database.db, 5)).toEqual([]);
  expect(await minutesUntilDue(database.db, to)).toBeGreaterThan(1.9);
  await letPass(database.db, to, '2 minutes');
  start();
  await becomes(to, { sent_at: someDate, attempts: 2 });
});

test('a mail that ends every process that tries it is given up', async () => {
  const to = 'mira@reef.example';
  await queue(to);
  for (let n = 1; n <= 7; n += 1) {
    expect(await claimMails(database.db, 5)).toMatchObject([{ attempts: n }]);
    await letPass(database.db, to, '2 minutes');
  }
  start();
  await becomes(to, { failed_at: someDate, last_error: 'interrupted' });
  expect(server.received).toEqual([]);
});

test('three processes send each of forty mails once', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `diver-${n}@reef.example`);
  for (const to of names) await queue(to);
  const processes = [mail, openMail(server.url), openMail(server.url)];
  for (const one of processes) start(one);
  await vi.waitFor(() => expect(server.received).toHaveLength(40), patience);
  const sent = server.received.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
  expect(new Set(sent)).toEqual(new Set(names));
  expect(await claimMails(database.db, 5)).toEqual([]);
});

test('an expired mail is not sent', async () => {
  const to = 'mira@reef.example';
  await queue(to);
  await letPass(database.db, to, '73 hours');
  start();
  await becomes(to, { failed_at: someDate, last_error: 'expired', html: null });
  expect(server.received).toEqual([]);
});

test('an outcome is recorded once the database answers again, so that nothing is sent twice', async () => {
  let failures = 2;
  const failing = database.db.withPlugin({
    transformQuery({ node }) {
      if (JSON.stringify(node).includes('sent_at') && node.kind === 'UpdateQueryNode' && failures) {
        failures -= 1;
        throw new DatabaseUnavailableError('lost');
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const unlucky = openMail(server.url, failing);
  start(unlucky, { recordPause: 1 });
  await queue('mira@reef.example');
  unlucky.wake();
  await becomes('mira@reef.example', { sent_at: someDate, attempts: 1 });
  expect(failures).toBe(0);
  expect(server.received).toHaveLength(1);
});

test('stopping waits for mails in flight and takes no further ones', async () => {
  const stop = start();
  await send('stall@reef.example');
  await vi.waitFor(() => expect(server.stalled()).toBe(1), patience);
  const stopped = stop();
  await send('mira@reef.example');
  server.release();
  await stopped;
  expect(await rowOf('stall@reef.example')).toMatchObject({ sent_at: someDate });
  expect(await rowOf('mira@reef.example')).toMatchObject({ attempts: 0, sent_at: null });
});

test('what is in flight for too long when stopping is cut off, and tried again later', async () => {
  const stop = start(mail, { stopGrace: 50 });
  await send('stall@reef.example');
  await vi.waitFor(() => expect(server.stalled()).toBe(1), patience);
  await stop();
  expect(await rowOf('stall@reef.example')).toMatchObject({
    attempts: 1,
    last_error: 'interrupted',
    failed_at: null,
  });
});

test('addresses cannot add headers or receivers', async () => {
  start();
  const addresses = ['a@b.example\r\nBcc: eve@x.example', 'a@b.example, eve@x.example'];
  for (const to of addresses) {
    await send(to);
    await becomes(to, { failed_at: someDate, last_error: 'This is no mail address.' });
  }
  expect(server.received).toEqual([]);
});

test('names with line breaks, direction marks and much text stay inside their sentence', async () => {
  start();
  await queue('mira@reef.example', `Mira\r\nBcc: eve@x.example\u202E${'x'.repeat(5_000)}`);
  mail.wake();
  await becomes('mira@reef.example', { sent_at: someDate });
  const [headers = ''] = server.received[0]?.split('\r\n\r\n') ?? [];
  expect(headers).not.toMatch(/^Bcc/m);
  expect(server.received[0]?.length).toBeLessThan(10_000);
});
