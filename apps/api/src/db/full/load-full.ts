import type { Transaction } from 'kysely';
import { hashPassword } from '../../session/password.ts';
import type { OpenDatabase } from '../database.ts';
import type { LoadProgress } from '../demo/load-demo.ts';
import { isEmptyDatabase, loadOnce } from '../demo/load-once-sql.ts';
import { createRandom } from '../demo/random.ts';
import { demoAdmin } from '../demo/demo-admin.ts';
import { makePeople } from '../demo/rows/people.ts';
import { withoutSearchIndexes } from '../demo/search-indexes-sql.ts';
import type { Database } from '../schema.ts';
import { createChanceFunctions } from './chance-sql.ts';
import { insertDiveLogs } from './full-dive-logs-sql.ts';
import { insertCertificates, insertTickets } from './full-papers-sql.ts';
import { insertComments, insertPosts } from './full-posts-sql.ts';
import { createMembers, insertUsers } from './full-users-sql.ts';
import { type FullCounts, fullCounts, fullWords } from './full-words.ts';

/**
 * Fills an empty database with as much as a large deployment holds, for benchmarks: the demo's
 * administrator, 50,000 users and what they made in six years; no pictures. Set-based and in one
 * transaction; the same rows for the same `now`.
 * @param counts smaller numbers for tests
 * @returns false when the database was not empty, and nothing was done
 */
export async function loadFull({
  database,
  now = new Date(),
  counts = fullCounts,
  onProgress = () => {},
}: {
  database: Pick<OpenDatabase, 'db' | 'withoutTimeLimits'>;
  now?: Date;
  counts?: FullCounts;
  onProgress?: (progress: LoadProgress) => void;
}): Promise<boolean> {
  if (!(await isEmptyDatabase(database.db))) return false;
  const passwordHash = await hashPassword(demoAdmin.password);
  return database.withoutTimeLimits((db) => {
    return loadOnce(db, async (trx) => {
      const parts = loadingParts(trx, { now, counts, passwordHash });
      const report = (done: number) =>
        onProgress({ step: 'Writing the full data', done, total: parts.length + 1 });
      const fill = async () => {
        for (const [index, part] of parts.entries()) {
          await part();
          report(index);
        }
      };
      await withoutSearchIndexes(trx, fill, () => report(parts.length));
      report(parts.length + 1);
    });
  });
}

type Load = { now: Date; counts: FullCounts; passwordHash: string };

function loadingParts(trx: Transaction<Database>, load: Load): (() => Promise<void>)[] {
  const full = { ...load, words: fullWords() };
  // The administrator is one of the users.
  const users = { now: load.now, count: load.counts.users - 1, words: full.words };
  return [
    async () => {
      await createChanceFunctions(trx);
      await insertAdmin(trx, load);
      await insertUsers(trx, users);
    },
    async () => {
      await createMembers(trx);
      await insertPosts(trx, full);
    },
    () => insertComments(trx, full),
    () => insertDiveLogs(trx, full),
    () => insertCertificates(trx, full),
    () => insertTickets(trx, full),
  ];
}

async function insertAdmin(trx: Transaction<Database>, { now, passwordHash }: Load): Promise<void> {
  const random = createRandom('buddyline full admin');
  const people = makePeople(random, now, { count: 1, adminPasswordHash: passwordHash });
  await trx
    .insertInto('users')
    .values(people.map(({ row }) => row))
    .execute();
}
