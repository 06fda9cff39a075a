import { type QueryExecutorProvider, sql } from 'kysely';
import { byMember, moment, rowNumbers } from './chance-sql.ts';
import type { FullCounts, FullContent } from './full-content.ts';

type Full = { now: Date; counts: FullCounts; content: FullContent };

/** Certificates without documents; 25,000 files are not needed for benchmarks. */
export async function insertCertificates(
  db: QueryExecutorProvider,
  { now, counts, content }: Full,
): Promise<void> {
  const courses = content.courses.length;
  await sql`
    insert into certificates (id, user_id, title, description, created_at, updated_at)
    select pg_temp.row_id(added, i, 'certificate'), member.id,
      (${content.courses}::text[])[pg_temp.nth(i, 81, ${sql.lit(courses)})],
      (${content.courseDetails}::text[])[pg_temp.nth(i, 81, ${sql.lit(courses)})]
        || ' Taken in ' || pg_temp.pick(${content.places}::text[], i, 82) || '.',
      added, added
    from (select i, ${moment(now, 80)} as added from ${rowNumbers(counts.certificates)}) as papers
    ${byMember(counts.users, 83)}
    order by added`.execute(db);
}

export async function insertTickets(
  db: QueryExecutorProvider,
  { now, counts, content }: Full,
): Promise<void> {
  const texts = content.subjects.length;
  const nth = sql`pg_temp.nth(i, 91, ${sql.lit(texts)})`;
  const filled = (list: string[]) => sql`
    replace(replace(replace(replace(replace((${list}::text[])[${nth}],
      '{site}', site), '{place}', place), '{name}', member.full_name), '{username}', 'blue_fins'),
      '{number}', i::text)`;
  await sql`
    insert into tickets (id, user_id, subject, description, category, priority, status, created_at, updated_at)
    select pg_temp.row_id(sent, i, 'ticket'), member.id, ${filled(content.subjects)},
      ${filled(content.descriptions)}, (${content.categories}::text[])[${nth}],
      (${content.priorities}::text[])[${nth}],
      (array['OPEN', 'PENDING', 'CLOSED', 'CLOSED', 'CLOSED'])[pg_temp.nth(i, 92, 5)], sent, sent
    from (
      select i, ${moment(now, 90)} as sent, pg_temp.pick(${content.sites}::text[], i, 93) as site,
        pg_temp.pick(${content.places}::text[], i, 93) as place
      from ${rowNumbers(counts.tickets)}
    ) as reports
    ${byMember(counts.users, 94)}
    order by sent`.execute(db);
}
