import { deepestOfRange } from '@buddyline/domain/dive-log-filters';
import { inBothUnits, shownDecimals } from '@buddyline/domain/dive-log-amounts';
import { toNumberText } from '@buddyline/domain/numbers';
import { readAmount } from '@buddyline/domain/typed-amount';
import { metresToFeet, type UnitSystem } from '@buddyline/domain/units';

/** The unit of a depth that is typed without one. */
export function depthUnit(units: UnitSystem | undefined) {
  return inBothUnits({ value: 0, unit: 'ft' }, units)[0].unit;
}

/** A depth in ft as the text of its field. */
export function depthText(feet: number | undefined, units: UnitSystem | undefined): string {
  if (feet === undefined) return '';
  const [leading] = inBothUnits({ value: feet, unit: 'ft' }, units);
  return toNumberText(Number(leading.value.toFixed(shownDecimals(leading))));
}

/**
 * '30 m', '98 ft' or '30' as the parameter in ft, to two decimals: '' for no text, null if it cannot be read
 * or is no depth of a dive.
 */
export function readDepth(text: string, units: UnitSystem | undefined): string | null {
  if (text.trim() === '') return '';
  const unit = depthUnit(units);
  const typed = readAmount(text, unit, units !== undefined);
  if (typeof typed === 'string') return null;
  const feet = (typed.unit ?? unit) === 'm' ? metresToFeet(typed.value) : typed.value;
  return feet >= 0 && feet <= deepestOfRange ? String(Number(feet.toFixed(2))) : null;
}
