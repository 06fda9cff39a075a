import type { QueryExecutorProvider } from 'kysely';
import { createRandom } from '../random.ts';
import { makePeople } from '../rows/people.ts';
import { createChanceFunctions } from './chance-sql.ts';
import { insertDiveLogs } from './full-dive-logs-sql.ts';
import { insertCertificates, insertTickets } from './full-certificates-and-tickets-sql.ts';
import { insertComments, insertPosts } from './full-posts-sql.ts';
import { createMembers, insertUsers } from './full-users-sql.ts';
import { type FullCounts, fullCounts, fullContent } from './full-content.ts';

export { type FullCounts, fullCounts, knownWords } from './full-content.ts';

/** One part of the load; all parts run in the same transaction. */
type Step = (db: QueryExecutorProvider) => Promise<void>;

/**
 * The data of a large deployment, for benchmarks: the demo's administrator, 50,000 users and their records
 * of six years, without pictures. The administrator is a row to insert first; set-based statements create
 * all other rows, step by step. The rows are the same for the same `now`.
 * @param adminPasswordHash of the password in `demo-admin.ts`
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
  const full = { now, counts, content: fullContent() };
  const steps: Step[] = [
    async (db) => {
      await createChanceFunctions(db);
      // The administrator is one of the users.
      await insertUsers(db, { now, count: counts.users - 1, content: full.content });
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
