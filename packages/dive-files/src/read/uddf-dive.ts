import { barToPsi, kilogramsToPounds, metresToFeet } from '@buddyline/domain/units';
import { readOwnParagraph } from '../own-fields.ts';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../xml-node.ts';
import { Draft } from './draft.ts';
import type { ReadDive } from './read-dive.ts';
import type { UddfSamples } from './uddf-samples.ts';
import {
  absoluteZero,
  isInFeet,
  isInMetres,
  kelvinToFahrenheit,
  leastSaltDensity,
  readAmount,
  readMetres,
  readMoment,
  readNumber,
} from './values.ts';

/** What a dive's links can name. Their kind is that of the element with the id, not of the link. */
export interface UddfTargets {
  sites: ReadonlyMap<string, XmlNode>;
  buddies: ReadonlyMap<string, XmlNode>;
}

const pascalsPerBar = 100_000;
/** Above, a sensor has lost its signal. */
const maxBar = 500;
/** Kelvin below are meant as degrees Celsius: no sea is that cold. */
const leastKelvin = 150;

export function readUddfDive(
  node: XmlNode,
  { sites, buddies }: UddfTargets,
  samples: UddfSamples,
): ReadDive {
  const draft = new Draft();
  const before = childOf(node, 'informationbeforedive');
  const after = childOf(node, 'informationafterdive');
  const refs = [node, before, after]
    .flatMap((place) => childrenOf(place, 'link'))
    .map((link) => attributeOf(link, 'ref') ?? '');
  const find = (targets: ReadonlyMap<string, XmlNode>) =>
    refs.map((ref) => targets.get(ref)).filter((target) => target !== undefined);
  readSite(draft, find(sites)[0]);
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

function readSite(draft: Draft, site: XmlNode | undefined): void {
  const data = childOf(site, 'sitedata');
  const environment = textAt(site, 'environment') ?? '';
  const density = readNumber(textAt(data, 'density'));
  const isSea = environment === 'ocean-sea';
  const isInland = ['lake-quarry', 'river-spring', 'pool'].includes(environment);
  const geography = childOf(site, 'geography');
  draft.set({
    site: textAt(site, 'name'),
    location:
      textAt(geography, 'location') ?? (placeOf(childOf(geography, 'address')) || undefined),
    latitude: readNumber(textAt(geography, 'latitude')),
    longitude: readNumber(textAt(geography, 'longitude')),
    isSalt: density === null ? isSea : density >= leastSaltDensity,
    isFresh: density === null ? isInland : density < leastSaltDensity,
    isWreck: childOf(data, 'wreck') !== undefined,
    isCave: childOf(data, 'cave') !== undefined || environment === 'cave-cavern',
  });
}

function placeOf(address: XmlNode | undefined): string {
  return ['city', 'province', 'country']
    .map((part) => textAt(address, part))
    .filter(Boolean)
    .join(', ');
}

const fromShore = new Set(['beach-shore', 'pier', 'landside']);
const fromBoat = new Set(['small-boat', 'charter-boat', 'live-aboard', 'barge']);
const forTraining = new Set(['learning', 'teaching', 'proficiency']);

function readBefore(draft: Draft, before: XmlNode | undefined): void {
  const stamp = textAt(before, 'datetime');
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

/** Some programs write it before the dive, as the schema says, others after. */
function readWeight(draft: Draft, places: (XmlNode | undefined)[]): void {
  const [kilograms] = places
    .map((place) => readNumber(textAt(place, 'equipmentused', 'leadquantity')))
    .filter((value) => value !== null);
  if (kilograms !== undefined) draft.set({ weight: kilogramsToPounds(kilograms) });
}

/** Of the first tank: what is written for it, else what its sensor has sent. */
function readPressures(draft: Draft, node: XmlNode, samples: UddfSamples): void {
  const [tank] = childrenOf(node, 'tankdata');
  const pascals = (name: string) => readNumber(textAt(tank, name));
  const ofSensor = samples.pressuresOf(
    childrenOf(tank, 'link').map((link) => attributeOf(link, 'ref')),
  );
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

function readAfter(draft: Draft, after: XmlNode | undefined, samples: UddfSamples): void {
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
  const value = readNumber(text);
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

const scubaModes = new Set(['opencircuit', 'closedcircuit', 'semiclosedcircuit']);

function readType(draft: Draft, node: XmlNode, samples: UddfSamples): void {
  const apparatus = textAt(node, 'informationbeforedive', 'apparatus');
  const hasTank = childOf(node, 'tankdata') !== undefined;
  const { mode } = samples;
  if (mode === 'apnea' || mode === 'apnoe') draft.set({ freediveOrScuba: 'FREEDIVE' });
  else if (hasTank || scubaModes.has(mode ?? '') || apparatus !== undefined) {
    draft.set({ freediveOrScuba: 'SCUBA' });
  }
}

/** @returns our own fields */
function readTexts(draft: Draft, after: XmlNode | undefined): [string, string][] {
  const own: [string, string][] = [];
  const comments: string[] = [];
  const places = [childrenOf(after, 'notes'), childrenOf(childOf(after, 'observations'), 'notes')];
  for (const notes of places.flat()) {
    const paragraphs = childrenOf(notes, 'para').map(({ text }) => text);
    const texts = paragraphs.length === 0 ? [notes.text] : paragraphs;
    for (const text of texts) {
      const fields = readOwnParagraph(text.trim());
      if (fields === null) comments.push(text);
      else own.push(...fields);
    }
  }
  draft.addComments(comments.join('\n').trim());
  return own;
}
