import type { NamedPerson } from '@buddyline/domain/named-person';
import { can } from '@buddyline/domain/rights';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../../activity/activity-sql.ts';
import type { AuditContext } from '../../../activity/audit-entry.ts';
import type { Audited } from '../../../activity/audited-rows-sql.ts';
import type { Database } from '../../../db/schema.ts';
import { Failure } from '../../../http/failure.ts';
import { noSuchTicket } from '../ticket-answers.ts';
import { lockTaker, lockTicket, setTaker } from './queue-sql.ts';

const noTaker = /*i18n*/ {
  id: 'api.tickets.no-taker',
  message: 'This person cannot work on tickets. Choose somebody of the staff who can sign in.',
};

interface Given extends Audited<NamedPerson | null> {
  /** Who had it before. */
  former: NamedPerson | null;
}

/**
 * Gives a ticket to somebody of the staff, also from somebody else.
 * @param userId null to release it
 * @throws Failure 404; 409 for somebody who cannot work on tickets
 */
export async function giveTicket(
  transaction: Kysely<Database>,
  ticketId: string,
  userId: string | null,
  audit: AuditContext,
): Promise<Given> {
  const ticket = await lockTicket(transaction, ticketId);
  if (ticket === undefined) throw noSuchTicket();
  const { takenBy: from, userId: personId, subject: label } = ticket;
  const to = userId === null ? null : await findTaker(transaction, userId);
  if (from?.id === to?.id) return { item: to, former: from, undo: null, changes: null };
  const changes = { takenBy: { from, to } };
  await setTaker(transaction, ticketId, userId);
  await writeEntry(transaction, { ...audit, itemId: ticketId, label, personId, changes });
  return { item: to, former: from, undo: audit.id, changes };
}

/** With the name, which stays readable when the account is gone. */
async function findTaker(transaction: Kysely<Database>, userId: string): Promise<NamedPerson> {
  const taker = await lockTaker(transaction, userId);
  if (taker === undefined || !can(taker, 'tickets.take')) throw new Failure(409, noTaker);
  return { id: taker.id, name: taker.name };
}
