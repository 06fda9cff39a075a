import type { DiveSite } from '../content/dive-site.ts';
import { arabicSites, diveSites } from '../content/dive-sites.ts';
import type { Random } from '../random.ts';
import { diveConditions } from './dive-conditions.ts';
import { diveProfile, type Profile } from './dive-profile.ts';
import { demoId } from './identity.ts';
import { clock, dayMs, historyMs, hourMs, isoDate } from './moments.ts';
import type { Person } from './people.ts';

export type DiveLog = ReturnType<typeof diveConditions> &
  Profile['columns'] & {
    id: string;
    user_id: string;
    dive_number: number;
    /** `YYYY-MM-DD` */
    date: string;
    /** `HH:MM` */
    time_in: string;
    time_out: string;
    si: number | null;
    bottom_time_to_date: number;
    cumulative_time: number;
    created_at: Date;
    updated_at: Date;
  };

/** A diver's logbook before the first dive of the demo. */
type Logbook = { diver: Person; divesSoFar: number; minutesSoFar: number; freedives: boolean };

/**
 * Generates consistent logbooks: numbers, minutes and surface intervals add up.
 * @param members some of whom have a logbook; `people` can be their buddies
 */
export function makeDiveLogs(
  random: Random,
  now: Date,
  {
    people,
    members = people,
    count,
  }: { people: readonly Person[]; members?: readonly Person[]; count: number },
): DiveLog[] {
  const divers = random
    .shuffled(members.filter(({ row }) => row.full_name))
    .slice(0, Math.ceil(count / 8));
  const shares = shareOut(random, divers.length, count);
  return divers.flatMap((diver, index) => {
    const divesSoFar = Math.round(6 + random.next() ** 2 * 560);
    const logbook = {
      diver,
      divesSoFar,
      minutesSoFar: Math.round(divesSoFar * random.between(39, 52)),
      freedives: index % 11 === 5,
    };
    return fillLogbook(random, now, { logbook, people, count: shares[index] ?? 0 });
  });
}

/** Splits `total` into uneven parts. */
function shareOut(random: Random, parts: number, total: number): number[] {
  const weights = Array.from({ length: parts }, () => random.between(0.5, 1.8));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => Math.max(1, Math.floor((weight / sum) * total)));
  shares[0] = (shares[0] ?? 0) + total - shares.reduce((all, share) => all + share, 0);
  return shares;
}

function fillLogbook(
  random: Random,
  now: Date,
  { logbook, people, count }: { logbook: Logbook; people: readonly Person[]; count: number },
): DiveLog[] {
  const logs: DiveLog[] = [];
  let number = logbook.divesSoFar;
  let minutes = logbook.minutesSoFar;
  for (const day of diveDays(random, now, logbook, count)) {
    let surfacedAt: number | null = null;
    for (const site of day.sites) {
      const timeIn: number =
        surfacedAt === null ? random.int(470, 600) : surfacedAt + random.int(55, 150);
      const profile = diveProfile(random, {
        site,
        isFreedive: logbook.freedives,
        diveOfDay: surfacedAt === null ? 1 : 2,
      });
      const conditions = diveConditions(random, {
        site,
        date: day.date,
        diver: logbook.diver,
        people,
        isFreedive: logbook.freedives,
      });
      number += 1;
      const created = new Date(day.logged.getTime() + logs.length * 60_000);
      logs.push({
        ...conditions,
        ...profile.columns,
        id: demoId(random, day.logged),
        user_id: logbook.diver.row.id,
        dive_number: number,
        date: isoDate(day.date),
        time_in: clock(timeIn),
        time_out: clock(timeIn + profile.minutes),
        si: surfacedAt === null ? null : timeIn - surfacedAt,
        bottom_time_to_date: minutes,
        cumulative_time: minutes + profile.minutes,
        created_at: created,
        updated_at: created,
      });
      minutes += profile.minutes;
      surfacedAt = timeIn + profile.minutes;
    }
  }
  return logs;
}

type DiveDay = { date: Date; logged: Date; sites: DiveSite[] };

/** A diver's diving days in order; a trip stays at one place for two or three days. */
function diveDays(random: Random, now: Date, { diver }: Logbook, count: number): DiveDay[] {
  const days: DiveDay[] = [];
  const lastAgo = 2 * dayMs + random.next() * 110 * dayMs;
  let ago = lastAgo + (historyMs - lastAgo) * random.between(0.4, 1) * Math.min(1, count / 7);
  let left = count;
  let region = homeSites(random, diver);
  let daysHere = random.int(1, 3);
  while (left > 0) {
    const dives = Math.min(
      left,
      random.weighted([
        [1, 3],
        [2, 5],
        [3, 1.5],
      ] as const),
    );
    const date = new Date(now.getTime() - Math.max(ago, lastAgo));
    const earliest = Math.max(
      date.getTime() + random.between(9, 40) * hourMs,
      diver.row.created_at.getTime() + hourMs,
    );
    const logged = new Date(Math.min(earliest, now.getTime() - random.between(1, 20) * hourMs));
    days.push({ date, logged, sites: Array.from({ length: dives }, () => random.pick(region)) });
    left -= dives;
    daysHere -= 1;
    ago -=
      daysHere > 0 ? dayMs : ((ago - lastAgo) / Math.max(1, left / 1.8)) * random.between(0.6, 1.2);
    if (daysHere <= 0) {
      region = homeSites(random, diver);
      daysHere = random.int(1, 3);
    }
  }
  return spaced(days, now);
}

/** Diving days of one diver have different dates; otherwise the second would begin a new surface interval. */
function spaced(days: DiveDay[], now: Date): DiveDay[] {
  let last = now.getTime() - dayMs;
  for (const day of days.toReversed()) {
    const time = Math.min(day.date.getTime(), last);
    day.date = new Date(time);
    last = time - dayMs;
  }
  return days;
}

/** Sites near each other; people who write in Arabic mostly dive in Arabic-speaking countries. */
function homeSites(random: Random, diver: Person): readonly DiveSite[] {
  const from = diver.writes === 'ar' && random.chance(0.85) ? arabicSites : diveSites;
  const centre = random.pick(from);
  const near = diveSites.filter(
    (site) =>
      Math.abs(site.latitude - centre.latitude) < 1.2 &&
      Math.abs(site.longitude - centre.longitude) < 1.2,
  );
  return near.length > 0 ? near : [centre];
}
