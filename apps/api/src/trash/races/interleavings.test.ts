import { type TrashNoun, trashNouns } from '@buddyline/domain/trash';
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { systemAudit } from '../../activity/audit-entry.ts';
import { errorCode } from '../../db/database-errors.ts';
import { postgresTest } from '../../db/testing/engine-tests.ts';
import { sampleUser } from '../../db/testing/sample-rows.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { Failure } from '../../http/failure.ts';
import { findFaults } from '../../testing/all-rows-sql.ts';
import {
  clearAll,
  countLost,
  createRow,
  editRow,
  recordInserts,
  pickDeletion,
  pickItem,
  takeBack,
} from '../../testing/random-writes-sql.ts';
import { deleteItem } from '../delete-item.ts';
import { purgeItem } from '../purge-item.ts';
import { restoreItem } from '../restore-item.ts';

const writers = 8;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ databasePool: writers });
  await database.db
    .insertInto('users')
    .values(sampleUser({ role: 'ADMIN' }))
    .execute();
});
afterAll(() => database.close());

/** Mostly what refers to other rows. */
const nouns = [...trashNouns, 'users', 'posts', 'comments', 'comments', 'comments'] as const;
const kinds = [
  'create',
  'create',
  'create',
  'edit',
  'take back',
  'delete',
  'delete',
  'restore',
  'restore',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  noun: fc.constantFrom(...nouns),
  /** Which of the existing rows. */
  place: fc.nat(1_000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const plan = fc.array(fc.array(step, { minLength: 20, maxLength: 30 }), {
  minLength: writers,
  maxLength: writers,
});

const done = new Map<string, number>();
function count(what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1);
}

async function doStep({ kind, noun, place }: Step, purges: boolean): Promise<void> {
  const { db } = database;
  if (kind === 'create') return createRow(db, noun, place);
  if (kind === 'edit') return editRow(db, noun, place);
  if (kind === 'take back') return purges ? takeBack(db, place) : undefined;
  await db.transaction().execute(async (transaction) => {
    if (kind === 'delete') {
      const itemId = await pickItem(transaction, noun, place);
      if (itemId === undefined) return;
      const item = { noun, itemId, trashDays: 30 };
      if (await deleteItem(transaction, item, systemAudit(`${noun}.delete`))) count('deleted');
      return;
    }
    const deletionId = await pickDeletion(transaction, place);
    if (deletionId === undefined) return;
    if (purges && place % 3 === 0) {
      await purgeItem(transaction, deletionId, systemAudit(`${noun}.purge`));
      return count('purged');
    }
    const { left } = await restoreItem(transaction, { deletionId }, systemAudit(`${noun}.restore`));
    count(left['comments'] === undefined ? 'restored' : 'restored in part');
  });
}

/** What a writer may meet: a refusal, or a row whose parent another writer has just deleted. */
const expectedCodes = new Set(['23503']);

async function runWriter(steps: Step[], purges: boolean): Promise<void> {
  for (const one of steps) {
    await doStep(one, purges).catch((error: unknown) => {
      if (error instanceof Failure) return count(`refused: ${error.message}`);
      if (expectedCodes.has(errorCode(error) ?? '')) return count('orphan');
      throw error;
    });
  }
}

/** Restores all that can be restored, owners and posts first. */
async function restoreAll(): Promise<void> {
  const { db } = database;
  const ids = await db
    .selectFrom('deletions')
    .select(['id', 'noun'])
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .execute();
  const order: readonly TrashNoun[] = ['users', 'posts', 'comments'];
  const rank = (noun: TrashNoun) => (order.indexOf(noun) + order.length + 1) % (order.length + 1);
  for (const { id: deletionId, noun } of ids.toSorted((a, b) => rank(a.noun) - rank(b.noun))) {
    const restore = db.transaction();
    await restore
      .execute((transaction) =>
        restoreItem(transaction, { deletionId }, systemAudit(`${noun}.restore`)),
      )
      .catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
      });
  }
}

postgresTest(
  'deletes, restores, purges, new rows and edits of concurrent writers leave nothing half-done',
  async () => {
    const { db } = database;
    let runs = 0;
    const property = fc.asyncProperty(plan, async (steps) => {
      // Every second run deletes some of what would be restored for good.
      const purges = runs % 2 === 1;
      runs += 1;
      await clearAll(db);
      await recordInserts(db);
      for (const place of [1, 2, 3]) await createRow(db, 'users', place);
      for (const place of [1, 2, 3]) await createRow(db, 'posts', place);
      await Promise.all(steps.map((own) => runWriter(own, purges)));
      expect(await findFaults(db)).toEqual([]);
      if (purges) return;
      // Without purges nothing is lost: all that was ever inserted lives or can be restored.
      expect(await countLost(db)).toBe(0);
      await restoreAll();
      expect(await findFaults(db)).toEqual([]);
      expect(await countLost(db)).toBe(0);
      expect(await db.selectFrom('deleted_rows').select('row_id').execute()).toEqual([]);
    });
    await fc.assert(property, { numRuns: 6, endOnFailure: true });
    for (const what of ['deleted', 'restored', 'restored in part', 'purged']) {
      expect(done.get(what) ?? 0, what).toBeGreaterThan(0);
    }
  },
);
