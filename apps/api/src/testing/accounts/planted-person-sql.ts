import { randomUUID } from 'node:crypto';
import {
  sampleCertificate,
  sampleComment,
  sampleDiveLog,
  sampleTicket,
} from '../../db/testing/sample-rows.ts';
import { issueCertificate } from '../certificates-sql.ts';
import { diveFile, sendDiveFile } from '../dive-files/import-calls.ts';
import { writePost } from '../posts.ts';
import { type Person, type TestApi, as } from '../test-api.ts';
import { trashCalls } from '../trash.ts';
import { postAs } from './registering.ts';

const planted = (n: number) => `planted-${n}-string`;

/** What is found wherever something of a planted person is. */
export const plantedStrings = Array.from({ length: 10 }, (_, n) => planted(n));

/** A member whose every kind of record, file, mail and entry has one of the strings; some lie in the trash. */
export async function plantPerson(api: TestApi, admin: Person): Promise<Person> {
  const call = (method: string, url: string, by: Person, payload?: object) =>
    api.call({
      method,
      url: `/api/${url}`,
      headers: { ...as(by), 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    });
  const { db } = api.services.database;
  const person = await api.addPerson({
    username: planted(1),
    fullName: planted(0),
    password: 'right-password',
  });
  await call('PUT', `users/${person.id}`, person, { bio: planted(2) });
  await call('PUT', `users/admin/${person.id}`, admin, { bio: planted(2), country: 'Egypt' });
  const post = await writePost(api, person, { content: planted(3), hasPicture: true });
  await call('GET', `people/${person.username}`, admin);
  await call('GET', `users?page=1&limit=9&search=${person.username}`, admin);
  await postAs(api, 'login', { email: person.email, password: 'a guess' });
  const comment = { ...sampleComment(post.id, person.id), content: planted(4) };
  const certificate = sampleCertificate(person.id, { title: planted(5) });
  await db.insertInto('comments').values(comment).execute();
  await db.insertInto('certificates').values(certificate).execute();
  await issueCertificate(api, person, {
    bytes: Buffer.from(`%PDF-1.7\n${planted(5)}\n%%EOF\n`),
    name: `${planted(5)}.pdf`,
  });
  const log = sampleDiveLog(person.id, { site: planted(6) });
  await db.insertInto('dive_logs').values(log).execute();
  await sendDiveFile(api, person, diveFile([{ date: '2026-05-01', site: planted(6) }]));
  const ticket = sampleTicket(person.id, { subject: planted(7) });
  const about = { content: planted(3), author: planted(1) };
  const others = sampleTicket(admin.id, {
    about_noun: 'users',
    about_id: person.id,
    about_person_id: person.id,
    about_copy: JSON.stringify(about),
  });
  await db.insertInto('tickets').values([ticket, others]).execute();
  await call('POST', `tickets/${ticket.id}/messages`, person, { body: planted(7) });
  await call('POST', `tickets/${ticket.id}/messages`, admin, { body: `Dear ${planted(0)}` });
  const warning = { kind: 'warning', publicText: planted(8), internalText: planted(8) };
  await call('POST', `users/${person.id}/sanctions`, admin, warning);
  await call('POST', `users/${person.id}/notes`, admin, { body: planted(9), isPinned: false });
  await postAs(api, 'forgot-password', { email: person.email });
  const trash = trashCalls(api, admin);
  await trash.restore(await trash.remove(`posts/${post.id}`));
  await trash.remove(`certificates/${certificate.id}`);
  return person;
}
