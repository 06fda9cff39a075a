import type { ImportedDive } from '@buddyline/domain/dive-log-import';
import { fahrenheitToCelsius, feetToMetres, poundsToKilograms } from '@buddyline/domain/units';

interface Limits {
  field: keyof ImportedDive;
  /** In which people read it. */
  unit: string;
  toUnit: (stored: number) => number;
  min: number;
  max: number;
}

const asItIs = (value: number): number => value;
const depth = { unit: 'm', toUnit: feetToMetres, min: 0, max: 12_000 };

/** Far wider than any dive: what is outside is a mistake of a program. */
const limits: readonly Limits[] = [
  { field: 'maxDepth', ...depth },
  { field: 'averageDepth', ...depth },
  { field: 'timeThisDive', unit: 'min', toUnit: asItIs, min: 0, max: 100_000 },
  { field: 'waterTemp', unit: '°C', toUnit: fahrenheitToCelsius, min: -50, max: 150 },
  { field: 'weight', unit: 'kg', toUnit: poundsToKilograms, min: 0, max: 1_000 },
  { field: 'cnsO2', unit: '%', toUnit: asItIs, min: 0, max: 1_000 },
  { field: 'visibilityValue', unit: '', toUnit: asItIs, min: 0, max: 40_000 },
];

/** Empties the fields with a value that no dive has. @returns these values, with their units */
export function dropImpossible(dive: ImportedDive): string[] {
  return limits.flatMap(({ field, unit, toUnit, min, max }) => {
    const stored = dive[field];
    if (typeof stored !== 'number') return [];
    const value = toUnit(stored);
    if (value >= min && value <= max) return [];
    Object.assign(dive, { [field]: null });
    if (field === 'visibilityValue') dive.visibilityUnit = null;
    return [`${Number(value.toPrecision(6))} ${unit}`.trim()];
  });
}

/** Below, a program has bar where pascals belong; above, a sensor has lost its signal. */
export const isTankPressure = (bar: number): boolean => bar >= 1 && bar <= 500;
