import { barToPsi, kilogramsToPounds, metresToFeet } from '@buddyline/domain/units';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../xml-node.ts';
import { Draft } from './draft.ts';
import type { ReadDive } from './read-dive.ts';
import type { UddfSamples } from './uddf-samples.ts';
import { readPlace, readWater } from './uddf-site.ts';
import { readTexts } from './uddf-texts.ts';
import {
  absoluteZero,
  isInFeet,
  isInMetres,
  kelvinToFahrenheit,
  readAmount,
  readMetres,
  readMoment,
  readNumber,
} from './values.ts';

/** What a dive's links can name. Their kind is that of the element with the id, not of the link. */
export interface UddfTargets {
  sites: ReadonlyMap<string, XmlNode>;
  buddies: ReadonlyMap<string, XmlNode>;
  /** What the computer calculated with. */
  profiles: ReadonlyMap<string, XmlNode>;
}

const pascalsPerBar = 100_000;
/** Above, a sensor has lost its signal. */
const maxBar = 500;
/** Kelvin below are meant as degrees Celsius: no sea is that cold. */
const leastKelvin = 150;

export function readUddfDive(
  node: XmlNode,
  { sites, buddies, profiles }: UddfTargets,
  samples: UddfSamples,
): ReadDive {
  const draft = new Draft();
  // Version 2 has everything in the dive itself.
  const before = childOf(node, 'informationbeforedive') ?? node;
  const after = childOf(node, 'informationafterdive') ?? node;
  const refs = [...new Set([node, before, after])]
    .flatMap((place) => childrenOf(place, 'link'))
    .map((link) => attributeOf(link, 'ref'))
    .filter((ref) => ref !== undefined);
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
  draft.set({ buddySignature: find(buddies).map(nameOf).filter(Boolean).join(', ') || null });
  const own = readTexts(draft, after);
  return draft.finish(new Map(own));
}

function nameOf(person: XmlNode): string {
  const names = ['firstname', 'middlename', 'lastname'];
  return names
    .map((name) => textAt(person, 'personal', name))
    .filter(Boolean)
    .join(' ');
}

const fromShore = new Set(['beach-shore', 'pier', 'landside']);
const fromBoat = new Set(['small-boat', 'charter-boat', 'live-aboard', 'barge']);
const forTraining = new Set(['learning', 'teaching', 'proficiency']);

function readBefore(draft: Draft, before: XmlNode): void {
  const stamp = textAt(before, 'datetime') ?? oldStampOf(before);
  const { date, time } = readMoment(stamp);
  if (date === null && stamp !== undefined) draft.note('date-unknown', stamp);
  const passed = readNumber(textAt(before, 'surfaceintervalbeforedive', 'passedtime'));
  const platform = textAt(before, 'platform') ?? '';
  const purpose = textAt(before, 'purpose') ?? '';
  draft.set({
    date,
    timeIn: time,
    diveNumber: readNumber(textAt(before, 'divenumber')),
    si: passed === null || passed < 0 ? null : passed / 60,
    isShore: fromShore.has(platform),
    isBoat: fromBoat.has(platform),
    isTraining: forTraining.has(purpose),
    usedCamera: purpose === 'photography-videography',
  });
}

/** The date and the time of version 2, which have their parts in elements. */
function oldStampOf(dive: XmlNode): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => textAt(dive, 'date', part));
  const [hour, minute] = ['hour', 'minute'].map((part) => textAt(dive, 'time', part));
  if (year === undefined) return undefined;
  const date = `${year}-${month ?? ''}-${day ?? ''}`;
  return hour === undefined ? date : `${date}T${hour}:${(minute ?? '').padStart(2, '0')}`;
}

/**
 * Some programs write it before the dive, as the schema says, others after. 0 is that of programs that know
 * none.
 */
function readWeight(draft: Draft, places: XmlNode[]): void {
  const [kilograms] = places
    .map((place) => readNumber(textAt(place, 'equipmentused', 'leadquantity')))
    .filter((value) => value !== null)
    .filter((value) => value !== 0);
  if (kilograms !== undefined) draft.set({ weight: kilogramsToPounds(kilograms) });
}

/** Of the first tank: what is written for it, else what its sensor has sent. */
function readPressures(draft: Draft, node: XmlNode, samples: UddfSamples): void {
  const [tank] = childrenOf(node, 'tankdata');
  const pascals = (name: string) => readNumber(textAt(tank, name));
  const ids = [tank, ...childrenOf(tank, 'link')].flatMap((one) => [
    attributeOf(one, 'id'),
    attributeOf(one, 'ref'),
  ]);
  // Free dives have no tank, whatever a sensor nearby has sent.
  const isTankUnknown = tank === undefined && !isApnea(samples);
  const ofSensor = isTankUnknown ? samples.firstPressures() : samples.pressuresOf(ids);
  draft.set({
    startPSI: toPsi(draft, pascals('tankpressurebegin') ?? ofSensor?.first),
    endPSI: toPsi(draft, pascals('tankpressureend') ?? ofSensor?.last),
  });
}

/** 0 is no tank, and a pressure that no tank holds is a lost signal. */
function toPsi(draft: Draft, pascals: number | null | undefined): number | null {
  if (pascals === null || pascals === undefined || pascals === 0) return null;
  const bar = pascals / pascalsPerBar;
  if (bar > 0 && bar <= maxBar) return barToPsi(bar);
  draft.note('pressure-lost', `${pascals} Pa`);
  return null;
}

function readAfter(draft: Draft, after: XmlNode, samples: UddfSamples): void {
  // 0 stands for unknown.
  const depth = readMetres(textAt(after, 'greatestdepth')) || samples.greatestDepth || null;
  const average = readMetres(textAt(after, 'averagedepth')) || null;
  const seconds = readNumber(textAt(after, 'diveduration')) || samples.lastTime || null;
  draft.set({
    maxDepth: depth === null ? null : metresToFeet(depth),
    averageDepth: average === null ? null : metresToFeet(average),
    timeThisDive: seconds === null ? null : seconds / 60,
    waterTemp: readTemperature(draft, textAt(after, 'lowesttemperature'), samples),
    ...readCurrent(textAt(after, 'current')),
  });
  readVisibility(draft, textAt(after, 'visibility'));
}

function readTemperature(
  draft: Draft,
  text: string | undefined,
  samples: UddfSamples,
): number | null {
  const value = readNumber(text) ?? samples.leastTemperature ?? null;
  // The 0 °C of a program that had no temperature.
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

const isApnea = ({ mode }: UddfSamples): boolean => mode === 'apnea' || mode === 'apnoe';
const scubaModes = new Set(['opencircuit', 'closedcircuit', 'semiclosedcircuit']);

function readType(draft: Draft, node: XmlNode, samples: UddfSamples): void {
  const apparatus = textAt(node, 'informationbeforedive', 'apparatus');
  const hasTank = childOf(node, 'tankdata') !== undefined || samples.firstPressures() !== undefined;
  const { mode } = samples;
  if (isApnea(samples)) draft.set({ freediveOrScuba: 'FREEDIVE' });
  else if (hasTank || scubaModes.has(mode ?? '') || apparatus !== undefined) {
    draft.set({ freediveOrScuba: 'SCUBA' });
  }
}
