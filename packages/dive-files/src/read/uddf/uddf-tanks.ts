import { barToPsi } from '@buddyline/domain/units';
import { attributeOf, childOf, childrenOf, textAt, type XmlNode } from '../../xml-node.ts';
import type { Draft } from '../draft.ts';
import { isTankPressure } from '../possible-values.ts';
import { readNumber } from '../values.ts';
import type { UddfSamples } from './uddf-samples.ts';

const pascalsPerBar = 100_000;

/** By the schema they stand in the dive itself; older versions and some programs have them elsewhere in it. */
export function tanksOf(dive: XmlNode): XmlNode[] {
  const parts = ['informationbeforedive', 'informationafterdive'].map((name) =>
    childOf(dive, name),
  );
  const places = [dive, ...parts];
  return [...places, ...places.map((place) => childOf(place, 'equipmentused'))].flatMap((place) =>
    childrenOf(place, 'tankdata'),
  );
}

/** Without those that a program writes for each tank that it could have, with pressures of 0. */
export function isUsedTank({ children }: XmlNode): boolean {
  const numbers = children.map(({ text }) => readNumber(text)).filter((value) => value !== null);
  return numbers.length === 0 || numbers.some((value) => value !== 0);
}

/** What waypoints may call it: its own id, else its gas. */
export function idsOfTank(tank: XmlNode | undefined): (string | undefined)[] {
  return [tank, ...childrenOf(tank, 'link')].flatMap((one) => [
    attributeOf(one, 'id'),
    attributeOf(one, 'ref'),
  ]);
}

/** Reads the pressures of the first tank: what is written for it, else what its sensor has sent. */
export function readPressures(draft: Draft, dive: XmlNode, samples: UddfSamples): void {
  const tanks = tanksOf(dive);
  const [tank] = tanks;
  const pascals = (name: string) => draft.read(textAt(tank, name), readNumber);
  const [begin, end] = [pascals('tankpressurebegin'), pascals('tankpressureend')];
  // Free dives have no tank, whatever a sensor nearby has sent.
  const isTankUnknown = tank === undefined && !isApnea(samples);
  const readings = isTankUnknown ? samples.firstReadings() : samples.readingsOf(idsOfTank(tank));
  const alike = tanks.filter(
    (one) => isUsedTank(one) && samples.readingsOf(idsOfTank(one)) === readings,
  );
  const ofSensor = readings?.tanks[0];
  const isMixed =
    ofSensor !== undefined && readings !== undefined && readings.tanks.length < alike.length;
  if (isMixed && (begin === null || end === null)) {
    draft.doubt({ kind: 'tanks-of-one-gas', fields: ['startPSI', 'endPSI'] });
  }
  draft.set({
    startPSI: toPsi(draft, begin ?? ofSensor?.first),
    endPSI: toPsi(draft, end ?? ofSensor?.last),
  });
}

export const isApnea = ({ mode }: UddfSamples): boolean => mode === 'apnea' || mode === 'apnoe';

/** 0 is no tank. */
function toPsi(draft: Draft, pascals: number | null | undefined): number | null {
  if (pascals === null || pascals === undefined || pascals === 0) return null;
  const bar = pascals / pascalsPerBar;
  if (isTankPressure(bar)) return barToPsi(bar);
  draft.note('pressure-lost', `${pascals} Pa`);
  return null;
}
