import { earliestDiveDate, latestDiveDate } from '@buddyline/domain/dive-date';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The dive logs whose date `isPossibleDiveDate` refuses, by date; those in the trash are not among them. */
export function findImpossibleDates(
  db: Kysely<Database>,
  limit: number,
  now = new Date(),
): Promise<{ id: string; date: string | null; username: string }[]> {
  return db
    .selectFrom('dive_logs')
    .innerJoin('users', 'users.id', 'dive_logs.user_id')
    .select(['dive_logs.id', 'dive_logs.date', 'users.username'])
    .where((eb) =>
      eb.or([
        eb('dive_logs.date', '<', earliestDiveDate),
        eb('dive_logs.date', '>', latestDiveDate(now)),
      ]),
    )
    .orderBy('dive_logs.date')
    .orderBy('dive_logs.id')
    .limit(limit)
    .execute();
}
