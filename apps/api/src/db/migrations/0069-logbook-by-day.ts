import type { Migration } from './migration.ts';

/** The logbook of a diver in its order, see `logbook-sql.ts`. */
export const logbookByDay = {
  oneByOne: [
    'drop index concurrently if exists dive_logs_of_user_by_day',
    `create index concurrently dive_logs_of_user_by_day on dive_logs (
      user_id, date desc nulls last, time_in desc nulls last, created_at desc, id desc
    )`,
  ],
} satisfies Migration;
