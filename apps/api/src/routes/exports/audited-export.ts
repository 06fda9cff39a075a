import type { ActivityNoun } from '@buddyline/domain/activity';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { setEntryCounts, writeEntry } from '../../activity/activity-sql.ts';
import type { AuditContext } from '../../activity/audit-entry.ts';
import type { Database } from '../../db/schema.ts';

interface AuditedExport {
  db: Kysely<Database>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  audit: AuditContext;
  noun: ActivityNoun;
  /** The filter of a list, or the name of the diver. */
  label: string;
  personId: string | null;
}

/**
 * Audits an export before its first row, so that none is missed, and its number of rows at its end, be it that
 * the reader went away.
 */
export async function auditExport<Row>(
  { db, log, audit, noun, label, personId }: AuditedExport,
  batches: AsyncIterable<Row[]>,
): Promise<AsyncGenerator<Row[]>> {
  await writeEntry(db, { ...audit, itemId: null, label, personId });
  async function* counted() {
    let count = 0;
    try {
      for await (const rows of batches) {
        count += rows.length;
        yield rows;
      }
    } finally {
      await setEntryCounts(db, audit.id, { [noun]: count }).catch((error: unknown) => {
        log.warn({ err: error }, 'The number of exported rows could not be added to its entry');
      });
    }
  }
  return counted();
}

/** What may be somebody's address, which entries would keep for longer than their account lasts. */
const words = new Set(['search', 'query']);

/** 'isWreck=true&query', without what was not asked for, and without the words that were searched for. */
export function filterText(query: Readonly<Record<string, unknown>>): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return asked
    .map(([name, value]) => (words.has(name) ? name : `${name}=${String(value)}`))
    .join('&');
}
