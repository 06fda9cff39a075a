import type { SanctionCreate } from '@buddyline/domain/sanction-forms';
import { isStaff } from '@buddyline/domain/role';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import type { Database } from '../../../db/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { lockPassword, revokeSessionsOf } from '../../../session/sessions-sql.ts';
import { type BatchSettings, firstSize } from '../../../trash/batches/batch-size.ts';
import { noSuchTicket } from '../../tickets/ticket-answers.ts';
import { noSuchUser } from '../user-answers.ts';
import { lockPerson, type SanctionedPerson } from './people-sql.ts';
import {
  endsInThePast,
  suspendedAlready,
  suspendsAdministrator,
  suspendsThemselves,
} from './sanction-answers.ts';
import { insertSanction, isTicket } from './sanctions-sql.ts';
import { beginPosts, choosePosts } from './hidden-posts-sql.ts';
import { endOf, setSuspended } from './suspension-sql.ts';
import { tellOfSanction } from './told.ts';

interface Staff {
  mail: Mail | null;
  batches: BatchSettings;
  /** Its id is also that of the sanction. */
  audit: AuditContext & { actor: { id: string } };
}

/**
 * Writes to a person, warns or suspends them, with the mail that notifies them and the entry. After a suspension
 * has been committed the caller calls `sessions.forget()`.
 * @returns their name, and whether their posts are being hidden after the commit, because they are many
 * @throws Failure 400, 404, 409
 */
export async function imposeSanction(
  transaction: Kysely<Database>,
  { mail, batches, audit }: Staff,
  userId: string,
  wanted: SanctionCreate,
): Promise<{ name: string; goesOn: boolean }> {
  const isSuspension = wanted.kind === 'suspension';
  if (isSuspension && audit.actor.id === userId) throw suspendsThemselves();
  // So that nobody signs in between, see `insertSession`.
  if (isSuspension) await lockPassword(transaction, userId);
  const person = await lockPerson(transaction, userId);
  if (person === undefined) throw noSuchUser();
  const { ticketId = null } = wanted;
  if (ticketId !== null && !(await isTicket(transaction, ticketId))) throw noSuchTicket();
  const endsAt = isSuspension ? await suspend(transaction, person, wanted) : null;
  const { kind, publicText: text } = wanted;
  const mailId = await tellOfSanction(transaction, mail, person, { kind, text, endsAt });
  await insertSanction(transaction, {
    id: audit.id,
    user_id: userId,
    kind,
    rule: wanted.rule || null,
    public_text: text,
    internal_text: wanted.internalText || null,
    by_id: audit.actor.id,
    ends_at: endsAt,
    ticket_id: ticketId,
    mail_id: mailId,
  });
  const { changed, goesOn } =
    isSuspension && wanted.hidePosts === true
      ? await hidePosts(transaction, audit.id, batches)
      : { changed: 0, goesOn: false };
  const counts = changed > 0 ? { posts: changed } : null;
  await writeEntry(transaction, {
    ...audit,
    itemId: userId,
    label: person.name,
    personId: userId,
    counts,
  });
  return { name: person.name, goesOn };
}

async function suspend(
  transaction: Kysely<Database>,
  person: SanctionedPerson,
  { length }: SanctionCreate & { kind: 'suspension' },
): Promise<Date | null> {
  if (isStaff(person)) throw suspendsAdministrator();
  if (person.isSuspended) throw suspendedAlready();
  const { endsAt, isFuture } = await endOf(transaction, length);
  if (!isFuture) throw endsInThePast();
  await setSuspended(transaction, person.id, endsAt);
  await revokeSessionsOf(transaction, person.id);
  return endsAt;
}

async function hidePosts(
  transaction: Kysely<Database>,
  sanctionId: string,
  batches: BatchSettings,
): Promise<{ changed: number; goesOn: boolean }> {
  await choosePosts(transaction, sanctionId);
  return beginPosts(transaction, { sanctionId, step: 'hide' }, firstSize(batches).rows);
}
