import type { LostKind } from '@buddyline/domain/dive-log-import';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../../xml-node.ts';
import { countLost, countUnknown, type Kinds } from '../lost.ts';
import type { Lost } from '../read-dive.ts';
import { isAir, isPlannerModel, readNumber } from '../values.ts';
import type { UddfSamples } from './uddf-samples.ts';
import { idsOfTank, isApnea, isUsedTank, tanksOf } from './uddf-tanks.ts';

export interface LossTargets {
  mixes: ReadonlyMap<string, XmlNode>;
  /** The diver's things, such as suits and computers. */
  equipment: ReadonlyMap<string, XmlNode>;
}

/** Counts what a dive has and a dive log does not keep. */
export function countLosses(
  lost: Lost,
  dive: XmlNode,
  samples: UddfSamples,
  { mixes, equipment }: LossTargets,
): void {
  const [first, ...further] = tanksOf(dive);
  // Some programs have no tanks but in the samples. Free dives have none, whatever a sensor nearby has sent.
  const ofSamples = isApnea(samples) ? 0 : samples.tankCount - 1;
  countLost(lost, 'cylinders', Math.max(further.filter(isUsedTank).length, ofSamples));
  if ((readNumber(textAt(first, 'tankvolume')) ?? 0) > 0) countLost(lost, 'tank-sizes');
  const refs = [...tanksOf(dive).flatMap(idsOfTank), ...samples.mixes];
  const breathed = [...new Set(refs)].map((ref) => mixes.get(ref ?? ''));
  countLost(lost, 'gases', breathed.filter((mix) => mix !== undefined && !isAirMix(mix)).length);
  if (samples.isRebreather) countLost(lost, 'rebreathers');
  // Per cent and parts of one cannot be told apart.
  if (samples.greatestCns > 0 && samples.greatestCns <= 1) countLost(lost, 'other');
  for (const ref of linksOf(dive)) {
    const thing = equipment.get(ref);
    if (thing !== undefined && !isPlanner(thing))
      countLost(lost, kindsOfThings[thing.name] ?? 'other');
  }
  countUnknown(lost, dive, { elements: kindsInDive });
}

/** Subsurface exports its plans as dives with a computer of this name. */
export function isPlanner(thing: XmlNode): boolean {
  return ['name', 'model'].some((name) => isPlannerModel(textAt(thing, name)));
}

function isAirMix(mix: XmlNode): boolean {
  return isAir(readNumber(textAt(mix, 'o2')), readNumber(textAt(mix, 'he')));
}

/** Ids that the dive names, apart from those of its gases. */
export function linksOf(dive: XmlNode): string[] {
  const parts = ['informationbeforedive', 'informationafterdive'].map((name) =>
    childOf(dive, name),
  );
  const places = [dive, ...parts];
  const links = [...places, ...places.map((place) => childOf(place, 'equipmentused'))]
    .flatMap((place) => childrenOf(place, 'link'))
    .map((link) => attributeOf(link, 'ref'))
    .filter((ref) => ref !== undefined);
  return [...new Set(links)];
}

const kindsOfThings: Partial<Record<string, LostKind>> = {
  suit: 'suits',
  divecomputer: 'models',
  rebreather: 'rebreathers',
};

const read = null;
const kindsInDive: Kinds = {
  informationbeforedive: read,
  informationafterdive: read,
  link: read,
  datetime: read,
  date: read,
  year: read,
  month: read,
  day: read,
  time: read,
  hour: read,
  minute: read,
  second: read,
  divenumber: read,
  // Counted again by each program.
  internaldivenumber: read,
  divenumberofday: read,
  surfaceintervalbeforedive: read,
  passedtime: read,
  infinity: read,
  equipmentused: read,
  leadquantity: read,
  apparatus: read,
  platform: read,
  purpose: read,
  tankdata: 'counted-apart',
  samples: read,
  greatestdepth: read,
  averagedepth: read,
  diveduration: read,
  lowesttemperature: read,
  visibility: read,
  current: read,
  notes: read,
  para: read,
  text: read,
  density: read,
  observations: read,
  airtemperature: 'air-temperatures',
  suit: 'suits',
  rating: 'ratings',
};
