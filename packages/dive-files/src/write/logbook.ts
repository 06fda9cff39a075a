import type { ImportedDive } from '@buddyline/domain/dive-log-import';
import * as v from 'valibot';

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

/** How many dives a file has. */
export interface DiveCounts {
  written: number;
  /** Dives without a date, which no format can hold: they are left out. */
  undated: number;
  /** Dives without a greatest depth or a duration, which UDDF requires: it is never written as 0. */
  incomplete: number;
}

/** What stands before the dives of a file, gathered in a first pass over them. */
export interface Survey extends DiveCounts {
  /** Ids by `siteKey`. It is held for as long as the file is written, so that it has nothing else of a dive. */
  sites: ReadonlyMap<string, number>;
  /** Ids by name. */
  buddies: ReadonlyMap<string, number>;
}

export async function surveyDives(dives: Dives): Promise<Survey> {
  const sites = new Map<string, number>();
  const buddies = new Map<string, number>();
  const counts = await countDives(dives, (dive) => {
    const key = siteKey(dive);
    if (key !== null && !sites.has(key)) sites.set(key, sites.size + 1);
    for (const name of namesOf(dive)) {
      if (!buddies.has(name)) buddies.set(name, buddies.size + 1);
    }
  });
  return { sites, buddies, ...counts };
}

/** @param look at each dive that is written */
export async function countDives(
  dives: Dives,
  look: (dive: WrittenDive) => void = () => {},
): Promise<DiveCounts> {
  const counts = { written: 0, undated: 0, incomplete: 0 };
  for await (const batch of dives) {
    for (const dive of batch) {
      if (dive.date === null) {
        counts.undated += 1;
        continue;
      }
      counts.written += 1;
      if (dive.maxDepth === null || durationOf(dive) === null) counts.incomplete += 1;
      look(dive);
    }
  }
  return counts;
}

/** Minutes. */
export function durationOf({ timeThisDive, bottomTime }: WrittenDive): number | null {
  return timeThisDive ?? bottomTime;
}

const siteSchema = v.tuple([
  v.nullable(v.string()),
  v.nullable(v.string()),
  v.nullable(v.number()),
  v.nullable(v.number()),
  v.boolean(),
  v.boolean(),
  v.boolean(),
  v.boolean(),
]);

/** What is written of a site. */
export type WrittenSite = Pick<
  WrittenDive,
  'site' | 'location' | 'latitude' | 'longitude' | 'isFresh' | 'isSalt' | 'isWreck' | 'isCave'
>;

/** Dives with the same key have the same site; null where nothing is known of it. */
export function siteKey(dive: WrittenSite): string | null {
  const { site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave } = dive;
  const isKnown = [site, location, latitude, longitude].some((value) => value !== null);
  if (!isKnown && !isFresh && !isSalt && !isWreck && !isCave) return null;
  return JSON.stringify([site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave]);
}

/** The site of a key, which has all of it. */
export function siteOfKey(key: string): WrittenSite {
  const [site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave] = v.parse(
    siteSchema,
    JSON.parse(key),
  );
  return { site, location, latitude, longitude, isFresh, isSalt, isWreck, isCave };
}

/** Everybody who has signed. */
export function namesOf(dive: WrittenDive): string[] {
  const names = [dive.buddySignature, dive.instructorSignature, dive.divemasterSignature];
  return [...new Set(names.flatMap((name) => peopleIn(name ?? '')))];
}

const betweenPeople = /[,;&+/،؛\n]|\s(?:and|و)\s/i;
/** What belongs to the name before it: 'Jr.', or the number of an instructor. */
const belongsToName = /\d|^(?:jr|sr|i{2,3}|iv|m\.?d|ph\.?d)\.?$/i;

/** The people of a signature such as 'Linus, Scott' or 'Ann & Omar'. */
export function peopleIn(signature: string): string[] {
  const people: string[] = [];
  for (const part of signature.split(betweenPeople).map((one) => one.trim())) {
    const last = people.at(-1);
    if (last !== undefined && belongsToName.test(part))
      people[people.length - 1] = `${last} ${part}`;
    else if (part !== '') people.push(part);
  }
  return people;
}

/** At most nine places after the point and no exponent, which the schema of UDDF knows but few programs do. */
export function decimal(value: number, places = 9): string {
  const text = value.toFixed(places);
  return text.includes('.') ? text.replace(/(?:\.|(?<!0))0+$/, '') : text;
}
