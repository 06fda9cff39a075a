import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../db/testing/test-database.ts';
import { countsInDatabase, deleteOldCounts } from './counts-sql.ts';
import { limits } from './limits.ts';

test('what counts for a day is still counted after hours without a try, and gone when the day is over', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const counts = countsInDatabase(db);
    const daily = { ...limits.wrongCodes, points: 1 };
    expect(await counts.count('ada', daily)).toBe(null);
    const passed = (hours: number) =>
      sql`update limit_counts set first_counted_at = now() - make_interval(hours => ${hours}),
        last_counted_at = now() - make_interval(hours => ${hours})`.execute(db);
    await passed(23);
    await deleteOldCounts(db);
    expect(await counts.count('ada', daily)).toBeGreaterThan(3_000);
    await passed(25);
    await deleteOldCounts(db);
    expect(await db.selectFrom('limit_counts').selectAll().execute()).toEqual([]);
  } finally {
    await close();
  }
});
