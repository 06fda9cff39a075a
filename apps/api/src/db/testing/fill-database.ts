/**
 * Fills the empty database of DATABASE_URL with a multiple of the full data set, for benchmarks of
 * growth:
 *
 *   DATABASE_URL=postgres://… node fill-database.ts 10
 */
import { fullCounts } from '@buddyline/demo-data/full';
import { loadFull } from '../../dataset/load-full.ts';
import { openDatabase } from '../database.ts';

const factor = Number(process.argv[2] ?? 1);
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl || !Number.isInteger(factor) || factor < 1) {
  throw new Error('Set DATABASE_URL and pass a whole number: the multiple of the full data set.');
}
const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 2 });
try {
  const { users, posts, comments, diveLogs, certificates, tickets } = fullCounts;
  await loadFull({
    database,
    counts: {
      users: users * factor,
      posts: posts * factor,
      comments: comments * factor,
      diveLogs: diveLogs * factor,
      certificates: certificates * factor,
      tickets: tickets * factor,
    },
  });
} finally {
  await database.close();
}
