import { can } from '@buddyline/domain/rights';
import type { User } from '@buddyline/domain/user';
import { type Expression, type Kysely, sql } from 'kysely';
import { containing, nameWordsOf } from '../../db/pages/matching-rows.ts';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../session/caller.ts';

/** Who reads users. Without the right to all addresses, they read their own and those of people with a ticket. */
export type Reader = Pick<Caller, 'userId' | 'staffLevel'>;

/** The users, without the addresses that the reader may not know. */
export async function withReadableEmails(
  db: Kysely<Database>,
  users: User[],
  reader: Reader,
): Promise<User[]> {
  if (can(reader, 'emails.read')) return users;
  const reporters = await findReporters(
    db,
    users.map(({ id }) => id),
  );
  const isReadable = (id: string) => id === reader.userId || reporters.has(id);
  return users.map((user) => (isReadable(user.id) ? user : { ...user, email: null }));
}

async function findReporters(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Set<string>> {
  const found = await db
    .selectFrom('tickets')
    .select('user_id')
    .distinct()
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val([...userIds]))))
    .execute();
  return new Set(found.map((ticket) => ticket.user_id));
}

/**
 * Conditions under which a search finds nobody by an address that the reader may not know: each word is in the username
 * or the name, which in `search_text` are followed by a line break, or the person has a ticket.
 */
export function searchedEmails(search: string, reader: Reader): Expression<unknown>[] {
  if (can(reader, 'emails.read')) return [];
  const hasTicket = sql`exists (select from tickets where tickets.user_id = users.id)`;
  return nameWordsOf(search).map(
    (word) => sql`${hasTicket} or users.search_text like ${containing(word)} || e'\\n%'`,
  );
}
