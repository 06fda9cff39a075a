import { type DiveLog, type DiveLogNumber, storedUnits } from './dive-log.ts';
import {
  barToPsi,
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  feetToMetres,
  kilogramsToPounds,
  metresToFeet,
  poundsToKilograms,
  psiToBar,
  type Unit,
  type UnitSystem,
} from './units.ts';

export interface Amount {
  value: number;
  unit: Unit;
}

interface Counterpart {
  /** The system of the unit itself. */
  system: UnitSystem;
  unit: Unit;
  convert: (value: number) => number;
}

const counterparts: Partial<Record<Unit, Counterpart>> = {
  ft: { system: 'imperial', unit: 'm', convert: feetToMetres },
  m: { system: 'metric', unit: 'ft', convert: metresToFeet },
  '°F': { system: 'imperial', unit: '°C', convert: fahrenheitToCelsius },
  '°C': { system: 'metric', unit: '°F', convert: celsiusToFahrenheit },
  psi: { system: 'imperial', unit: 'bar', convert: psiToBar },
  bar: { system: 'metric', unit: 'psi', convert: barToPsi },
  lb: { system: 'imperial', unit: 'kg', convert: poundsToKilograms },
  kg: { system: 'metric', unit: 'lb', convert: kilogramsToPounds },
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

/** How many decimals of an amount are shown at most; pressures have none, as on gauges. */
export function shownDecimals({ unit }: Amount): number {
  return unit === 'psi' || unit === 'bar' ? 0 : 1;
}

/**
 * The amount in both systems, in the order in which it is shown; alone if it has no counterpart. Which unit
 * leads is decided only here: that of the chosen system, or without a choice the amount's own.
 */
export function inBothUnits(
  amount: Amount,
  chosen: UnitSystem | undefined,
): [leading: Amount, ...other: Amount[]] {
  const other = counterpart(amount);
  if (!other) return [amount];
  const leads = chosen === undefined || chosen === counterparts[amount.unit]?.system;
  return leads ? [amount, other] : [other, amount];
}
