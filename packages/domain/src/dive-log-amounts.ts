import { type DiveLog, type DiveLogNumber, storedUnits } from './dive-log.ts';
import {
  fahrenheitToCelsius,
  feetToMetres,
  metresToFeet,
  poundsToKilograms,
  psiToBar,
  type Unit,
} from './units.ts';

export interface Amount {
  value: number;
  unit: Unit;
}

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
  if (name !== 'visibilityValue') return storedUnits[name] ?? undefined;
  return visibilityUnit === 'ft' || visibilityUnit === 'm' ? visibilityUnit : undefined;
}

/** The same amount in the other system of units (metric or imperial), unrounded. */
export function counterpart({ value, unit }: Amount): Amount | null {
  const other = counterparts[unit];
  return other ? { value: other.convert(value), unit: other.unit } : null;
}
