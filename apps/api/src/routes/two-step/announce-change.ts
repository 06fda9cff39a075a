import type { TwoStepChange } from '../../mail/templates/two-step-changed.ts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { writeEntry } from '../../activity/activity-sql.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../auth/auth-sql.ts';

interface AuditedChange {
  account: Account;
  audit: AuditContext;
  /** What the mail says. */
  change: TwoStepChange;
}

/** Writes the entry of a change of somebody's second step, and mails them about it. The caller wakes the mail afterwards. */
export async function announceChange(
  transaction: Kysely<Database>,
  { mail }: Pick<Services, 'mail'>,
  request: FastifyRequest,
  { account: { id, name, email, locale }, audit, change }: AuditedChange,
): Promise<void> {
  await writeEntry(transaction, { ...audit, itemId: id, label: name, personId: id });
  await mail?.queue(transaction, {
    to: email,
    userId: id,
    template: 'two-step-changed',
    locale: locale ?? request.locale,
    values: { name, change },
  });
}
