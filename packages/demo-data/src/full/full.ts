import type { QueryExecutorProvider } from 'kysely';
import { createRandom } from '../random.ts';
import { makePeople } from '../rows/people.ts';
import { createChanceFunctions } from './chance-sql.ts';
import { insertDiveLogs } from './full-dive-logs-sql.ts';
import { insertCertificates, insertTickets } from './full-papers-sql.ts';
import { insertComments, insertPosts } from './full-posts-sql.ts';
import { createMembers, insertUsers } from './full-users-sql.ts';
import { type FullCounts, fullCounts, fullWords } from './full-words.ts';

export { type FullCounts, fullCounts, knownWords } from './full-words.ts';

/** One part of the load, run in the transaction that all parts share. */
type Step = (db: QueryExecutorProvider) => Promise<void>;

/**
 * As much as a large deployment holds, for benchmarks: the demo's administrator, 50,000 users and what
 * they made in six years; no pictures. The administrator is a row to be inserted first; all others are
 * made by set-based statements, step by step. The same rows for the same `now`.
 * @param adminPasswordHash of the password that `demo-admin.ts` names
 * @param counts smaller numbers for tests
 */
export function makeFull({
  now,
  adminPasswordHash,
  counts = fullCounts,
}: {
  now: Date;
  adminPasswordHash: string;
  counts?: FullCounts;
}) {
  const random = createRandom('buddyline full admin');
  const admin = makePeople(random, now, { count: 1, adminPasswordHash }).map(({ row }) => row);
  const full = { now, counts, words: fullWords() };
  const steps: Step[] = [
    async (db) => {
      await createChanceFunctions(db);
      // The administrator is one of the users.
      await insertUsers(db, { now, count: counts.users - 1, words: full.words });
    },
    async (db) => {
      await createMembers(db);
      await insertPosts(db, full);
    },
    (db) => insertComments(db, full),
    (db) => insertDiveLogs(db, full),
    (db) => insertCertificates(db, full),
    (db) => insertTickets(db, full),
  ];
  return { admin, steps };
}
