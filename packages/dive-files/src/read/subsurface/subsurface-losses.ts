import { ownMark } from '../../own-fields.ts';
import { attributeOf, childrenOf, type XmlNode } from '../../xml-node.ts';
import { countLost, countUnknown, type Kinds, type KnownParts } from '../lost.ts';
import type { Lost } from '../read-dive.ts';
import { isAir, readAmount } from '../values.ts';
import { computerOf, madeComputers } from './subsurface-computers.ts';

/** Counts what a dive has and a dive log does not keep. */
export function countLosses(lost: Lost, dive: XmlNode): void {
  const cylinders = childrenOf(dive, 'cylinder').filter(
    ({ attributes }) => Object.keys(attributes).length > 0,
  );
  const [first] = childrenOf(dive, 'cylinder');
  countLost(lost, 'cylinders', cylinders.filter((one) => one !== first).length);
  if (amountOf(first, 'size') > 0) countLost(lost, 'tank-sizes');
  countLost(lost, 'gases', new Set(cylinders.map(gasOf).filter(Boolean)).size);
  countLost(lost, 'computers', madeComputers(dive).length - 1);
  countUnknown(lost, dive, known);
  const computer = computerOf(dive);
  if (computer === undefined) return;
  if (rebreathers.has(attributeOf(computer, 'dctype') ?? '')) countLost(lost, 'rebreathers');
  if (!namelessModels.has(attributeOf(computer, 'model') ?? '')) countLost(lost, 'models');
  countLost(lost, 'other', childrenOf(computer, 'extradata').filter(isForeign).length);
  countUnknown(lost, computer, known);
}

const amountOf = (node: XmlNode | undefined, name: string): number =>
  readAmount(attributeOf(node, name))?.value ?? 0;

/** Undefined for air. */
function gasOf(cylinder: XmlNode): string | undefined {
  const [oxygen, helium] = [amountOf(cylinder, 'o2'), amountOf(cylinder, 'he')];
  return isAir(oxygen, helium) ? undefined : `${oxygen} ${helium}`;
}

function isForeign({ attributes }: XmlNode): boolean {
  return !attributes.key?.startsWith(`${ownMark} `);
}

const rebreathers: ReadonlySet<string> = new Set(['CCR', 'PSCR']);
/** Ours, and those of Subsurface itself. */
const namelessModels: ReadonlySet<string> = new Set([
  '',
  ownMark,
  'manually added dive',
  'planned dive',
]);

const read = null;
const elements: Kinds = {
  divemaster: read,
  diveguide: read,
  buddy: read,
  notes: read,
  location: read,
  place: read,
  gps: read,
  cylinder: 'counted-apart',
  weightsystem: read,
  divetemperature: read,
  temperature: read,
  depth: read,
  divecomputer: 'counted-apart',
  water: read,
  extradata: 'counted-apart',
  surface: read,
  suit: 'suits',
  picture: 'pictures',
};

const temperatures: Kinds = { water: read, air: 'air-temperatures' };
const known: KnownParts = {
  elements,
  attributes: {
    dive: {
      number: read,
      tags: read,
      visibility: read,
      current: read,
      divesiteid: read,
      watersalinity: read,
      date: read,
      time: read,
      duration: read,
      cns: read,
      invalid: read,
      diveid: read,
      tripflag: read,
      rating: 'ratings',
      wavesize: 'ratings',
      surge: 'ratings',
      chill: 'ratings',
    },
    divecomputer: {
      model: 'counted-apart',
      dctype: 'counted-apart',
      deviceid: read,
      diveid: read,
      date: read,
      time: read,
      duration: read,
      'last-manual-time': read,
      no_o2sensors: read,
    },
    // What kind of weights they are.
    weightsystem: { weight: read, description: read },
    divetemperature: temperatures,
    temperature: temperatures,
    depth: { max: read, mean: read },
    water: { salinity: read },
    location: { gps: read },
    place: { gps: read },
  },
};
