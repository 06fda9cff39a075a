import type { DiveLog, DiveLogNumber } from './dive-log.ts';
import {
  fahrenheitToCelsius,
  feetToMetres,
  metresToFeet,
  poundsToKilograms,
  psiToBar,
} from './units.ts';

export type Unit = 'ft' | 'm' | '°F' | '°C' | 'psi' | 'bar' | 'lb' | 'kg' | 'min' | '%' | '°';

export interface Amount {
  value: number;
  unit: Unit;
}

/** The units that dive data is stored in; a visibility stores its own, and counts have none. */
const storedUnits: Partial<Record<DiveLogNumber, Unit>> = {
  si: 'min',
  n2: '%',
  cnsO2: '%',
  startPSI: 'psi',
  endPSI: 'psi',
  weight: 'lb',
  waterTemp: '°F',
  averageDepth: 'ft',
  maxDepth: 'ft',
  bottomTime: 'min',
  abt: 'min',
  bottomTimeToDate: 'min',
  timeThisDive: 'min',
  cumulativeTime: 'min',
  longitude: '°',
  latitude: '°',
};

const counterparts: Partial<Record<Unit, { unit: Unit; convert: (value: number) => number }>> = {
  ft: { unit: 'm', convert: feetToMetres },
  m: { unit: 'ft', convert: metresToFeet },
  '°F': { unit: '°C', convert: fahrenheitToCelsius },
  psi: { unit: 'bar', convert: psiToBar },
  lb: { unit: 'kg', convert: poundsToKilograms },
};

/** @param visibilityUnit of the same log; another backend may send an unknown unit */
export function unitOf(
  name: DiveLogNumber,
  visibilityUnit: DiveLog['visibilityUnit'],
): Unit | undefined {
  if (name !== 'visibilityValue') return storedUnits[name];
  return visibilityUnit === 'ft' || visibilityUnit === 'm' ? visibilityUnit : undefined;
}

/** The same amount in the other system of units (metric or imperial), unrounded. */
export function counterpart({ value, unit }: Amount): Amount | null {
  const other = counterparts[unit];
  return other ? { value: other.convert(value), unit: other.unit } : null;
}
