import type { Insertable } from 'kysely';
import fc from 'fast-check';
import type { DiveLogsTable } from '../schema.ts';
import { foldRowCounts } from '../upkeep.ts';
import { sampleDiveLog, sampleUser } from './sample-rows.ts';
import type { TestDatabase } from './test-database.ts';

type Columns = Partial<Insertable<DiveLogsTable>>;

/** One action of a concurrent writer of dive logs, in a transaction of its own. */
export const diveLogStep = (columns: fc.Arbitrary<Columns>, maxRows: number) =>
  fc.record({
    kind: fc.constantFrom('insert', 'insert', 'insert', 'update', 'delete', 'delete-diver', 'fold'),
    columns,
    rows: fc.integer({ min: 1, max: maxRows }),
    isRolledBack: fc.boolean(),
  });
type Step = ReturnType<typeof diveLogStep> extends fc.Arbitrary<infer T> ? T : never;

export async function doDiveLogStep({ db }: TestDatabase, step: Step): Promise<void> {
  const { kind, columns, rows, isRolledBack } = step;
  if (kind === 'fold') return foldRowCounts(db);
  const transaction = await db.startTransaction().execute();
  const some = transaction.selectFrom('dive_logs').select('id').limit(rows);
  const chosen = some.forUpdate().skipLocked();
  if (kind === 'insert') {
    // A new diver each time, so that divers can be deleted together with their logs.
    const diver = sampleUser();
    await transaction.insertInto('users').values(diver).execute();
    const logs = Array.from({ length: rows }, () => sampleDiveLog(diver.id, columns));
    await transaction.insertInto('dive_logs').values(logs).execute();
  } else if (kind === 'update') {
    await transaction.updateTable('dive_logs').set(columns).where('id', 'in', chosen).execute();
  } else if (kind === 'delete') {
    await transaction.deleteFrom('dive_logs').where('id', 'in', chosen).execute();
  } else {
    const divers = transaction.selectFrom('users').select('id').limit(1).forUpdate().skipLocked();
    await transaction.deleteFrom('users').where('id', 'in', divers).execute();
  }
  await (isRolledBack ? transaction.rollback() : transaction.commit()).execute();
}
