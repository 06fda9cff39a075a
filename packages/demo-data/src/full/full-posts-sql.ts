import { type QueryExecutorProvider, sql } from 'kysely';
import { byMember, moment, rowNumbers } from './chance-sql.ts';
import { type FullCounts, type FullContent, knownWords } from './full-content.ts';

type Full = { now: Date; counts: FullCounts; content: FullContent };

/** One post in four is Arabic; 28 % of all contain 'visibility', one in 10,007 'coelacanth'. */
export async function insertPosts(
  db: QueryExecutorProvider,
  { now, counts, content }: Full,
): Promise<void> {
  const common = `The ${knownWords.commonInPosts} was`;
  const rare = `And a ${knownWords.rareInPosts}!`;
  await sql`
    insert into posts (id, user_id, content, is_enabled, likes_count, shares_count, created_at, updated_at)
    select pg_temp.row_id(posted, i, 'post'), member.id,
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text,
          '{site}', site), '{place}', place), '{sight}', sight), '{sight2}', sight),
        '{buddy}', buddy), '{depth}', pg_temp.nth(i, 30, 38) || ' m'),
        '{temp}', 3 + pg_temp.nth(i, 31, 27) || ' °C'), '{vis}', pg_temp.nth(i, 32, 40) || ' m'),
        '{minutes}', (30 + pg_temp.nth(i, 33, 45))::text), '{number}', pg_temp.nth(i, 34, 900)::text)
      || case when pg_temp.chance(i, 35) < 0.28 then ' ' || ${common} || ' ' || pg_temp.nth(i, 36, 40) || ' m.' else '' end
      || case when i % 10007 = 5 then ' ' || ${rare} else '' end,
      pg_temp.chance(i, 37) < 0.97, floor(pow(pg_temp.chance(i, 38), 4) * 400),
      floor(pow(pg_temp.chance(i, 39), 6) * 60), posted, posted
    from (
      select i, ${moment(now, 20)} as posted,
        case when pg_temp.chance(i, 21) < 0.25 then
          pg_temp.pick(${content.arabicOpenings}::text[], i, 22) || ' ' || pg_temp.pick(${content.arabicClosings}::text[], i, 23)
        else
          pg_temp.pick(${content.openings}::text[], i, 22) || ' ' || pg_temp.pick(${content.middles}::text[], i, 24)
          || ' ' || pg_temp.pick(${content.closings}::text[], i, 23)
        end as text,
        case when pg_temp.chance(i, 21) < 0.25 then pg_temp.pick(${content.arabicSites}::text[], i, 25)
          else pg_temp.pick(${content.sites}::text[], i, 25) end as site,
        pg_temp.pick(${content.places}::text[], i, 25) as place,
        pg_temp.pick(${content.sights}::text[], i, 25) as sight,
        pg_temp.pick(${content.givenNames}::text[], i, 26) as buddy
      from ${rowNumbers(counts.posts)}
    ) as written
    ${byMember(counts.users, 27)}
    order by posted`.execute(db);
}

/** Numbers the posts like the members; some posts get many more comments than others. */
export async function insertComments(
  db: QueryExecutorProvider,
  { now, counts, content }: Full,
): Promise<void> {
  await sql`
    create temporary table full_posts on commit drop as
      select row_number() over (order by created_at, id)::int as n, id, created_at from posts`.execute(
    db,
  );
  await sql`create unique index on full_posts (n)`.execute(db);
  await sql`analyze full_posts`.execute(db);
  await sql`
    insert into comments (id, post_id, user_id, content, likes_count, created_at)
    select pg_temp.row_id(commented_at, i, 'comment'), post_id, member.id,
      pg_temp.pick(${content.comments}::text[], i, 43), floor(pow(pg_temp.chance(i, 44), 6) * 20), commented_at
    from (
      select i, post.id as post_id,
        post.created_at + (${now.toISOString()}::timestamptz - post.created_at) * pow(pg_temp.chance(i, 40), 6) as commented_at
      from ${rowNumbers(counts.comments)}
      join full_posts as post
        on post.n = 1 + floor(pow(pg_temp.chance(i, 41), 1.3) * ${sql.lit(counts.posts)})::int
    ) as comment
    ${byMember(counts.users, 42)}
    order by post_id, commented_at`.execute(db);
}
