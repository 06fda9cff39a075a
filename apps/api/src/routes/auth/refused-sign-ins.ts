import type { Kysely } from 'kysely';
import { hasEntrySince, writeEntry } from '../../activity/activity-sql.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import { databaseNow } from '../../db/database-clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Api } from '../../http/api.ts';

/** One entry per account and interval, so that guesses do not fill the table. */
const intervalMs = 10 * 60_000;

export interface RefusedSignIns {
  /** Audits a refused sign-in of a member of staff, unless one was audited a short while ago. */
  audit(audit: AuditContext, account: { id: string; name: string }): void;
}

/**
 * The response does not wait for the entry: otherwise refusals of staff would take longer than those of
 * unknown addresses, and tell who is staff.
 */
export function createRefusedSignIns(api: Api, db: Kysely<Database>): RefusedSignIns {
  const writing = new Set<Promise<void>>();
  api.addHook('onClose', async () => {
    await Promise.all(writing);
  });
  return {
    audit: (audit, { id, name }) => {
      const written = write(db, { ...audit, itemId: null, label: name, personId: id })
        .catch((error: unknown) => {
          api.log.warn({ err: error }, 'A refused sign-in could not be noted');
        })
        .finally(() => writing.delete(written));
      writing.add(written);
    },
  };
}

async function write(db: Kysely<Database>, entry: Parameters<typeof writeEntry>[1]): Promise<void> {
  const since = new Date(databaseNow() - intervalMs);
  const { action, personId } = entry;
  if (!(await hasEntrySince(db, { action, personId, since }))) await writeEntry(db, entry);
}
