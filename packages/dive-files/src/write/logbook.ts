import type { ImportedDive } from '@buddyline/domain/dive-log-import';

/** What a dive log of the API adds to a dive is not written. */
export type WrittenDive = ImportedDive;

/** Dives in batches, so that a long logbook is never in memory as a whole. */
export type Dives = AsyncIterable<readonly WrittenDive[]>;

export interface Heading {
  /** The program that writes. */
  program: string;
  version: string;
  /** The diver. */
  fullName: string;
  now: Date;
}

/** What stands before the dives of a file, gathered in a first pass over them. */
export interface Survey {
  /** Ids by `siteKey`, with a dive that has the site. */
  sites: ReadonlyMap<string, { index: number; dive: WrittenDive }>;
  /** Ids by name. */
  buddies: ReadonlyMap<string, number>;
  written: number;
  /** Dives without a date, which no format can hold: they are left out. */
  undated: number;
  /** Dives without a greatest depth or a duration, which UDDF requires: it is never written as 0. */
  incomplete: number;
}

export async function surveyDives(dives: Dives): Promise<Survey> {
  const sites = new Map<string, { index: number; dive: WrittenDive }>();
  const buddies = new Map<string, number>();
  const counts = { written: 0, undated: 0, incomplete: 0 };
  for await (const batch of dives) {
    for (const dive of batch) {
      if (dive.date === null) {
        counts.undated += 1;
        continue;
      }
      counts.written += 1;
      if (dive.maxDepth === null || durationOf(dive) === null) counts.incomplete += 1;
      const key = siteKey(dive);
      if (key !== null && !sites.has(key)) sites.set(key, { index: sites.size + 1, dive });
      for (const name of namesOf(dive)) {
        if (!buddies.has(name)) buddies.set(name, buddies.size + 1);
      }
    }
  }
  return { sites, buddies, ...counts };
}

/** Minutes. */
export function durationOf({ timeThisDive, bottomTime }: WrittenDive): number | null {
  return timeThisDive ?? bottomTime;
}

/** Dives with the same key have the same site; null where nothing is known of it. */
export function siteKey(dive: WrittenDive): string | null {
  const { site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave } = dive;
  const isKnown = [site, location, latitude, longitude].some((value) => value !== null);
  if (!isKnown && !isFresh && !isSalt && !isWreck && !isCave) return null;
  return JSON.stringify([site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave]);
}

/** Everybody who has signed. */
export function namesOf(dive: WrittenDive): string[] {
  const names = [dive.buddySignature, dive.instructorSignature, dive.divemasterSignature];
  return [...new Set(names.filter((name) => name !== null && name.trim() !== ''))].filter(
    (name) => name !== null,
  );
}

/** At most nine places after the point and no exponent, which the schema of UDDF knows but few programs do. */
export function decimal(value: number, places = 9): string {
  const text = value.toFixed(places);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
