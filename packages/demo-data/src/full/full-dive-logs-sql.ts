import { type QueryExecutorProvider, sql } from 'kysely';
import { byMember, moment, rowNumbers } from './chance-sql.ts';
import type { FullCounts, FullContent } from './full-content.ts';

/** Numbers each diver's dives and adds up their minutes in the order of their dates. */
export async function insertDiveLogs(
  db: QueryExecutorProvider,
  { now, counts, content }: { now: Date; counts: FullCounts; content: FullContent },
): Promise<void> {
  await sql`
    insert into dive_logs (id, user_id, dive_number, date, location, site, time_in, time_out,
      time_this_dive, average_depth, max_depth, bottom_time, abt, bottom_time_to_date, cumulative_time,
      water_temp, weight, visibility_value, visibility_unit, current_condition, freedive_or_scuba,
      longitude, latitude, exposure_gear, n2, cns_o2, start_psi, end_psi, pg, comments,
      buddy_signature, is_fresh, is_salt, is_shore, is_boat, used_computer, used_scooter, used_camera,
      is_wreck, is_reef, is_cave, is_training, is_search_recovery, created_at, updated_at)
    select pg_temp.row_id(logged, i, 'dive log'), diver,
      row_number() over logbook, (logged - interval '1 day')::date, place, site,
      to_char(time '00:00' + make_interval(mins => entered), 'HH24:MI'),
      to_char(time '00:00' + make_interval(mins => entered + minutes), 'HH24:MI'),
      minutes, round(depth * 0.6), depth, minutes - 6, minutes - 6,
      sum(minutes) over logbook - minutes, sum(minutes) over logbook,
      temperature, 4 + pg_temp.nth(i, 70, 22), 4 + pg_temp.nth(i, 71, 30),
      case when pg_temp.chance(i, 72) < 0.25 then 'ft' else 'm' end,
      (array['NONE', 'NONE', 'NONE', 'MILD', 'MILD', 'STRONG'])[pg_temp.nth(i, 73, 6)],
      case when is_freedive then 'FREEDIVE' else 'SCUBA' end,
      longitude, latitude,
      case when temperature < 60 then array['DRYSUIT', 'HOOD', 'GLOVES', 'MASK', 'FINS']
        else array['WETSUIT', 'MASK', 'FINS'] end
        || case when is_freedive then array[]::text[] else array['REGULATOR', 'BCD'] end
        || case when computer then array['DIVE_COMPUTER'] else array[]::text[] end
        || case when camera then array['CAMERA'] else array[]::text[] end
        || case when scooter then array['SCOOTER'] else array[]::text[] end,
      case when is_freedive then null else 79 end, case when is_freedive then null else 4 end,
      case when is_freedive then null else 3000 end,
      case when is_freedive then null else 600 + 50 * pg_temp.nth(i, 74, 20) end,
      case when is_freedive then null else chr(65 + pg_temp.nth(i, 75, 20)) end,
      'Saw ' || sight || '.', pg_temp.pick(${content.givenNames}::text[], i, 76),
      water = 'fresh', water = 'salt', entry = 'shore', entry = 'boat', computer, scooter, camera,
      kind = 'wreck', kind in ('reef', 'pelagic'), kind = 'cave',
      pg_temp.chance(i, 77) < 0.08, pg_temp.chance(i, 78) < 0.02, logged, logged
    from (
      select i, logged, member.id as diver, sites.*, 450 + pg_temp.nth(i, 62, 480) as entered,
        28 + pg_temp.nth(i, 63, 44) as minutes,
        round(sites.usual_depth * (0.7 + 0.5 * pg_temp.chance(i, 64))) as depth,
        pg_temp.chance(i, 65) < 0.06 as is_freedive, pg_temp.chance(i, 66) < 0.9 as computer,
        pg_temp.chance(i, 67) < 0.35 as camera, pg_temp.chance(i, 68) < 0.03 as scooter
      from (select i, ${moment(now, 60)} as logged from ${rowNumbers(counts.diveLogs)}) as dives
      ${byMember(counts.users, 61)}
      join ${sitesTable(content)} on sites.n = pg_temp.nth(i, 69, ${sql.lit(content.sites.length)})
    ) as dive
    window logbook as (partition by diver order by logged, i)
    order by logged`.execute(db);
}

/** The demo's dive sites as rows. */
function sitesTable(content: FullContent) {
  return sql`unnest(${content.sites}::text[], ${content.places}::text[], ${content.sights}::text[],
      ${content.kinds}::text[], ${content.waters}::text[], ${content.entries}::text[],
      ${content.latitudes}::float8[], ${content.longitudes}::float8[], ${content.depths}::float8[],
      ${content.temperatures}::float8[])
    with ordinality as sites(site, place, sight, kind, water, entry, latitude, longitude,
      usual_depth, temperature, n)`;
}
