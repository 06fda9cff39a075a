import type { DiveSite } from '../content/dive-site.ts';
import type { Random } from '../random.ts';

export type Profile = {
  /** Time under water in minutes. */
  minutes: number;
  columns: {
    freedive_or_scuba: 'SCUBA' | 'FREEDIVE';
    time_this_dive: number;
    bottom_time: number;
    abt: number | null;
    average_depth: number;
    max_depth: number;
    start_psi: number | null;
    end_psi: number | null;
    n2: number | null;
    cns_o2: number | null;
    pg: string | null;
  } & Stops;
};

type Stops = Record<'deco1' | 'deco2' | 'deco3', number | null>;

/** Consistent depth, time and gas of one dive. Depths in ft, pressures in psi. */
export function diveProfile(
  random: Random,
  { site, isFreedive, diveOfDay }: { site: DiveSite; isFreedive: boolean; diveOfDay: 1 | 2 },
): Profile {
  return isFreedive ? freediveProfile(random, site) : scubaProfile(random, site, diveOfDay);
}

function scubaProfile(random: Random, site: DiveSite, diveOfDay: 1 | 2): Profile {
  const [usual, deepest] = site.depth;
  // The second dive of a day is the shallower one.
  const wanted = usual * random.between(0.78, diveOfDay === 1 ? 1.2 : 1);
  const maxDepth = Math.round(Math.min(deepest, wanted));
  const averageDepth = Math.round(maxDepth * random.between(0.52, 0.68));
  const minutes = Math.round(Math.min(74, 84 - averageDepth * 0.72) * random.between(0.82, 1.05));
  const bottom = Math.max(10, minutes - random.int(4, 9));
  const start = random.pick([2900, 2950, 3000, 3000, 3050, 3100, 3200]);
  const used = minutes * (averageDepth / 33 + 1) * random.between(13, 19);
  const isNitrox = maxDepth < 112 && random.chance(0.4);
  const oxygen = isNitrox ? random.pick([32, 32, 32, 36]) : 21;
  return {
    minutes,
    columns: {
      freedive_or_scuba: 'SCUBA',
      time_this_dive: minutes,
      bottom_time: bottom,
      abt: bottom,
      average_depth: averageDepth,
      max_depth: maxDepth,
      start_psi: start,
      end_psi: Math.max(500, Math.round((start - used) / 50) * 50),
      n2: 100 - oxygen,
      cns_o2: Math.round((oxygen / 21) * minutes * (averageDepth / 33 + 1) * 0.055),
      pg: pressureGroup(random, averageDepth, bottom),
      ...stops(maxDepth),
    },
  };
}

/** As the diver recorded it, not computed from a table; it only grows with depth and time. */
function pressureGroup(random: Random, averageDepth: number, minutes: number): string {
  const load = Math.round((averageDepth * minutes) / 140 + random.between(-2, 2));
  return String.fromCodePoint(65 + Math.min(25, Math.max(1, load)));
}

/** The safety stop at 15 ft, and a deep stop after deep dives: depth in ft, then minutes. */
function stops(maxDepth: number): Stops {
  if (maxDepth < 40) return { deco1: null, deco2: null, deco3: null };
  return { deco1: 15, deco2: maxDepth > 100 ? 5 : 3, deco3: maxDepth > 110 ? 2 : null };
}

function freediveProfile(random: Random, site: DiveSite): Profile {
  const maxDepth = Math.round(Math.min(site.depth[1], 105) * random.between(0.45, 1));
  const minutes = random.int(45, 80);
  return {
    minutes,
    columns: {
      freedive_or_scuba: 'FREEDIVE',
      time_this_dive: minutes,
      bottom_time: random.int(9, 18),
      abt: null,
      average_depth: Math.round(maxDepth * random.between(0.4, 0.6)),
      max_depth: maxDepth,
      start_psi: null,
      end_psi: null,
      n2: null,
      cns_o2: null,
      pg: null,
      deco1: null,
      deco2: null,
      deco3: null,
    },
  };
}
