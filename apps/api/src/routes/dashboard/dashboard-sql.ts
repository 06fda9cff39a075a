import { ticketAges } from '@buddyline/domain/ticket';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import {
  type Dashboard,
  type DashboardNoun,
  type DashboardPost,
  type DashboardTicket,
  dashboardSchema,
} from '@buddyline/domain/dashboard';
import type { CountedNoun } from '../../db/counted-nouns.ts';
import type { Database } from '../../db/schema.ts';
import { flag } from '../../db/statements/expressions.ts';
import { parsedRow, parsedRows } from '../../db/statements/parsed-rows.ts';
import { currentStatus, isOfAge, isReopened } from '../tickets/ticket-state-sql.ts';

/** The dashboard's names of the tables. */
const nounOf = {
  users: 'users',
  posts: 'posts',
  dive_logs: 'diveLogs',
  certificates: 'certifications',
} as const satisfies Partial<Record<CountedNoun, DashboardNoun>>;

/**
 * The counts of one noun: `total`, `latest` for the last 30 days including today, `before` for the 30 days
 * before, and one per month with the key 'YYYY-MM'. Missing counts are 0.
 */
export type NounCounts = Partial<Record<string, number>>;

/** Reads only the counters of `baseline/row-counts.ts`; days and months are in UTC. */
const counted = (today: string) => sql`
  select noun,
    case period
      when 'all' then 'total'
      when 'month' then to_char(start, 'YYYY-MM')
      else case when start > ${today}::date - 30 then 'latest' else 'before' end
    end as part,
    sum(n) as n
  from (
    select noun, period, start, row_count as n from row_counts
    union all
    select noun, unfolded.period, unfolded.start, change
    from row_changes
    cross join lateral (
      values ('all', date 'epoch'), ('month', month_of(day)), ('day', day)
    ) as unfolded(period, start)
  ) as counts
  where noun = any (${Object.keys(nounOf)}::text[])
    and (period = 'all'
      or period = 'month' and start <= ${today}::date
        and start > month_of(${today}::date) - interval '1 year'
      or period = 'day' and start <= ${today}::date and start > ${today}::date - 60)
  group by noun, part`;

const countRow = {
  noun: v.picklist(['users', 'posts', 'dive_logs', 'certificates']),
  part: v.string(),
  n: v.number(),
};

export async function countNouns(
  db: Kysely<Database>,
  now: Date,
): Promise<Record<DashboardNoun, NounCounts>> {
  const today = now.toISOString().slice(0, 10);
  const rows = await parsedRows(db, countRow, counted(today));
  const counts = { users: {}, posts: {}, diveLogs: {}, certifications: {} };
  for (const { noun, part, n } of rows) Object.assign(counts[nounOf[noun]], { [part]: n });
  return counts;
}

const latest = 5;

export async function listLatestPosts(db: Kysely<Database>): Promise<DashboardPost[]> {
  const rows = await db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.content', 'posts.created_at', 'posts.is_enabled'])
    .select(['posts.image_resource_id', 'posts.likes_count', 'posts.comments_count'])
    .select(['users.full_name', 'users.profile_picture'])
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(latest)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    content: row.content,
    image: row.image_resource_id,
    author: { name: row.full_name, avatar: row.profile_picture },
    createdAt: row.created_at.toISOString(),
    likes: row.likes_count,
    comments: row.comments_count,
    isEnabled: row.is_enabled,
  }));
}

export async function listLatestTickets(db: Kysely<Database>): Promise<DashboardTicket[]> {
  const rows = await db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.id', 'tickets.subject', 'tickets.description', 'tickets.created_at'])
    .select(['tickets.priority', 'tickets.status', 'users.full_name', 'users.profile_picture'])
    .select(flag(sql.raw(isReopened('tickets'))).as('isReopened'))
    .orderBy('tickets.created_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(latest)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.subject,
    description: row.description,
    reportedBy: { name: row.full_name, avatar: row.profile_picture },
    priority: row.priority,
    status: row.isReopened ? 'OPEN' : row.status,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Reads only the open tickets in one index. */
const openAges = sql`
  select ${sql.join(
    ticketAges.map((age) => sql`count(*) filter (where ${isOfAge(age)}) as ${sql.ref(age)}`),
  )}
  from tickets where ${sql.raw(currentStatus('tickets'))} = 'OPEN' and status <> 'CLOSED'`;

export async function countOpenTicketAges(
  db: Kysely<Database>,
): Promise<Dashboard['openTicketAges']> {
  const ages = await parsedRow(db, dashboardSchema.entries.openTicketAges.entries, openAges);
  return ages ?? { underDay: 0, underWeek: 0, underMonth: 0, older: 0 };
}
