import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { auditContext } from '../../activity/audit-context.ts';
import { hasEntrySince, writeEntry } from '../../activity/activity-sql.ts';
import { databaseNow } from '../../db/database-clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

/** One entry per account and interval, so that guesses do not fill the table. */
const intervalMs = 10 * 60_000;

/**
 * Audits a refused sign-in of a member of staff, unless one was audited a short while ago. The response does not wait
 * for the entry: otherwise refusals of staff would take longer than those of unknown addresses, and tell who is staff.
 */
export function auditRefusedSignIn(
  { background, database }: Services,
  request: FastifyRequest,
  { id, name }: { id: string; name: string },
): void {
  const audit = auditContext(request, 'sessions.refuse', { actor: null });
  const written = write(database.db, { ...audit, itemId: null, label: name, personId: id });
  background.add(written, request.log, 'A refused sign-in could not be noted');
}

async function write(db: Kysely<Database>, entry: Parameters<typeof writeEntry>[1]): Promise<void> {
  const since = new Date(databaseNow() - intervalMs);
  const { action, personId } = entry;
  if (!(await hasEntrySince(db, { action, personId, since }))) await writeEntry(db, entry);
}
