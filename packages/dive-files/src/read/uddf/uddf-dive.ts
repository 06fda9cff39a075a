import { bounds } from '@buddyline/domain/constants';
import { beginningOf } from '@buddyline/domain/text';
import { kilogramsToPounds, metresToFeet } from '@buddyline/domain/units';
import { childOf, textAt, type XmlNode } from '../../xml-node.ts';
import { Draft } from '../draft.ts';
import type { ReadDive } from '../read-dive.ts';
import { isPlanner, linksOf } from './uddf-losses.ts';
import type { UddfSamples } from './uddf-samples.ts';
import { readPlace, readWater } from './uddf-site.ts';
import { isApnea, readPressures, tanksOf } from './uddf-tanks.ts';
import { readTexts } from './uddf-texts.ts';
import {
  absoluteZero,
  isInFeet,
  isInMetres,
  kelvinToFahrenheit,
  readAmount,
  readKilograms,
  readMetres,
  readMoment,
  readNumber,
  readSeconds,
} from '../values.ts';

/** Elements that a dive's links refer to, by id. The element tells what a link means. */
export interface UddfTargets {
  sites: ReadonlyMap<string, XmlNode>;
  buddies: ReadonlyMap<string, XmlNode>;
  /** The settings with which the dive computer calculated. */
  profiles: ReadonlyMap<string, XmlNode>;
  equipment: ReadonlyMap<string, XmlNode>;
}

/**
 * More than the buddies of any real dive. Each dive can link to all buddies of the file, so without this limit a file of
 * 169 kB produced 400 MB of text.
 */
const maxCompanions = 20;

/** Lower values must be degrees Celsius that a program wrote as kelvins: no sea is so cold. */
const leastKelvin = 150;

export function readUddfDive(
  node: XmlNode,
  { sites, buddies, profiles, equipment }: UddfTargets,
  samples: UddfSamples,
): ReadDive {
  const draft = new Draft();
  // UDDF 2 has these values in the dive itself.
  const before = childOf(node, 'informationbeforedive') ?? node;
  const after = childOf(node, 'informationafterdive') ?? node;
  const refs = linksOf(node);
  const find = (targets: ReadonlyMap<string, XmlNode>) =>
    refs.map((ref) => targets.get(ref)).filter((target) => target !== undefined);
  const [site] = find(sites);
  readPlace(draft, site);
  readWater(draft, site, [node, ...find(profiles)]);
  readBefore(draft, before);
  readWeight(draft, [before, after]);
  readPressures(draft, node, samples);
  readAfter(draft, after, samples);
  readType(draft, node, samples);
  const companions = find(buddies).slice(0, maxCompanions).map(nameOf);
  draft.set({ buddySignature: companions.filter(Boolean).join(', ') || null });
  if (isPlanned(find(equipment))) draft.notMade('only-planned');
  const own = readTexts(draft, after);
  return draft.finish(new Map(own));
}

function isPlanned(things: readonly XmlNode[]): boolean {
  const computers = things.filter(({ name }) => name === 'divecomputer');
  return computers.length > 0 && computers.every(isPlanner);
}

function nameOf(person: XmlNode): string {
  const names = ['firstname', 'middlename', 'lastname']
    .map((name) => textAt(person, 'personal', name))
    .filter(Boolean);
  const name = names.join(' ') || (textAt(person, 'personal', 'nickname') ?? '');
  // Long enough to be recognised as too long for its field.
  return beginningOf(name, 2 * bounds.fullNameMax);
}

const fromShore = new Set(['beach-shore', 'pier', 'landside']);
const fromBoat = new Set(['small-boat', 'charter-boat', 'live-aboard', 'barge']);
const forTraining = new Set(['learning', 'teaching', 'proficiency']);

function readBefore(draft: Draft, before: XmlNode): void {
  const timestamp = textAt(before, 'datetime') ?? uddf2TimestampOf(before);
  draft.setStart(readMoment(timestamp), timestamp);
  const surfaceSeconds = draft.read(
    textAt(before, 'surfaceintervalbeforedive', 'passedtime'),
    readNumber,
  );
  const platform = textAt(before, 'platform')?.toLowerCase() ?? '';
  const purpose = textAt(before, 'purpose')?.toLowerCase() ?? '';
  draft.set({
    diveNumber: draft.read(textAt(before, 'divenumber'), readNumber),
    si: surfaceSeconds === null || surfaceSeconds < 0 ? null : surfaceSeconds / 60,
    isShore: fromShore.has(platform),
    isBoat: fromBoat.has(platform),
    isTraining: forTraining.has(purpose),
    usedCamera: purpose === 'photography-videography',
  });
}

/** The timestamp of UDDF 2, which has an element for each part. */
function uddf2TimestampOf(dive: XmlNode): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => textAt(dive, 'date', part));
  const [hour, minute] = ['hour', 'minute'].map((part) => textAt(dive, 'time', part));
  if (year === undefined) return undefined;
  const date = `${year}-${month ?? ''}-${day ?? ''}`;
  return hour === undefined ? date : `${date}T${hour}:${(minute ?? '').padStart(2, '0')}`;
}

/**
 * The schema has the weight in `informationbeforedive`, but some programs write it in `informationafterdive`. 0 means
 * unknown.
 */
function readWeight(draft: Draft, places: XmlNode[]): void {
  const [kilograms] = places
    .map((place) => draft.read(textAt(place, 'equipmentused', 'leadquantity'), readKilograms))
    .filter((value) => value !== null)
    .filter((value) => value !== 0);
  if (kilograms !== undefined) draft.set({ weight: kilogramsToPounds(kilograms) });
}

function readAfter(draft: Draft, after: XmlNode, samples: UddfSamples): void {
  // 0 stands for unknown.
  const depth =
    draft.read(textAt(after, 'greatestdepth'), readMetres) || samples.greatestDepth || null;
  const average = draft.read(textAt(after, 'averagedepth'), readMetres) || null;
  const seconds =
    draft.read(textAt(after, 'diveduration'), readSeconds) || samples.lastTime || null;
  draft.set({
    maxDepth: depth === null ? null : metresToFeet(depth),
    averageDepth: average === null ? null : metresToFeet(average),
    timeThisDive: seconds === null ? null : seconds / 60,
    // Up to 1 it may be a fraction instead of per cent.
    cnsO2: samples.greatestCns > 1 ? samples.greatestCns : null,
    waterTemp: readTemperature(draft, textAt(after, 'lowesttemperature'), samples),
    ...readCurrent(textAt(after, 'current')?.toLowerCase()),
  });
  readVisibility(draft, textAt(after, 'visibility'));
}

function readTemperature(
  draft: Draft,
  text: string | undefined,
  samples: UddfSamples,
): number | null {
  const value = draft.read(text, readNumber) ?? samples.leastTemperature ?? null;
  // Programs without a temperature write 0 °C.
  if (value === null || (value === absoluteZero && samples.count === 0)) return null;
  if (value >= leastKelvin) return kelvinToFahrenheit(value);
  draft.doubt({ kind: 'celsius-in-kelvin', fields: ['waterTemp'] });
  return kelvinToFahrenheit(value + absoluteZero);
}

function readCurrent(text = ''): { currentCondition?: 'NONE' | 'MILD' | 'STRONG' } {
  if (text === 'no-current') return { currentCondition: 'NONE' };
  if (/^(?:very-mild|mild|moderate)-current$/.test(text)) return { currentCondition: 'MILD' };
  return /^(?:very-)?hard-current$/.test(text) ? { currentCondition: 'STRONG' } : {};
}

function readVisibility(draft: Draft, text: string | undefined): void {
  const amount = readAmount(text);
  if (amount !== null && isInMetres(amount)) {
    if (amount.value > 0) draft.set({ visibilityValue: amount.value, visibilityUnit: 'm' });
  } else if (amount !== null && isInFeet(amount)) {
    draft.set({ visibilityValue: amount.value, visibilityUnit: 'ft' });
  } else if (text !== undefined) {
    draft.note('visibility-in-comments', text);
    draft.set({ comments: `Visibility: ${text}` });
  }
}

const scubaModes = new Set(['opencircuit', 'closedcircuit', 'semiclosedcircuit']);

function readType(draft: Draft, node: XmlNode, samples: UddfSamples): void {
  const apparatus = textAt(node, 'informationbeforedive', 'apparatus');
  const hasTank = tanksOf(node).length > 0 || samples.firstReadings() !== undefined;
  const { mode } = samples;
  if (isApnea(samples)) draft.set({ freediveOrScuba: 'FREEDIVE' });
  else if (hasTank || scubaModes.has(mode ?? '') || apparatus !== undefined) {
    draft.set({ freediveOrScuba: 'SCUBA' });
  }
}
