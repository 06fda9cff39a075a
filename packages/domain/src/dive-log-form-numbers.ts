import type { DiveLog, DiveLogNumber } from './dive-log.ts';
import {
  type Amount,
  counterpart,
  inBothUnits,
  shownDecimals,
  unitOf,
} from './dive-log-amounts.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { toNumberOrNull, toNumberText } from './numbers.ts';
import { readAmount, type TypedAmount } from './typed-amount.ts';
import type { Unit, UnitSystem } from './units.ts';

/** A number of the edit form, with what its text means. */
export interface NumberField {
  name: DiveLogNumber;
  /** The unit that is chosen in the form, where it is a field of its own. */
  visibilityUnit: DiveLog['visibilityUnit'];
  /** The person's choice when the edit began. */
  units: UnitSystem | undefined;
}

/** The unit in which the form shows a field, and which a number without a unit has. */
export function fieldUnit({ name, visibilityUnit, units }: NumberField): Unit | undefined {
  const unit = unitOf(name, visibilityUnit);
  // The visibility's own unit is the one that the form shows beside it.
  if (unit === undefined || name === 'visibilityValue') return unit;
  return inBothUnits({ value: 0, unit }, units)[0].unit;
}

/** The text of a stored number: exact without a choice of units, otherwise rounded as everywhere. */
export function numberText(
  log: DiveLog,
  name: DiveLogNumber,
  units: UnitSystem | undefined,
): string {
  const value = log[name];
  const unit = unitOf(name, log.visibilityUnit);
  const isRounded = units && unit && name !== 'visibilityValue' && counterpart({ value: 0, unit });
  if (value === null || !isRounded) return toNumberText(value);
  return toNumberText(rounded(inBothUnits({ value, unit }, units)[0]));
}

/** What was typed in this unit with up to two decimals is shown as it was typed. */
function rounded(amount: Amount): number {
  const { value } = amount;
  const hundredths = Number(value.toFixed(2));
  const wasTyped = Math.abs(hundredths - value) < 1e-9;
  return wasTyped ? hundredths : Number(value.toFixed(shownDecimals(amount)));
}

/** What was typed, not yet converted; null if the field is empty; the message if it cannot be read. */
export function readNumber(field: NumberField, text: string): TypedAmount | MessageKey | null {
  if (text.trim() === '') return null;
  const unit = fieldUnit(field) ?? (field.name === 'visibilityValue' ? 'm' : undefined);
  if (unit !== undefined) return readAmount(text, unit, field.units !== undefined);
  const value = toNumberOrNull(text);
  return value === null ? messageKey('number.invalid') : { value, unit: undefined };
}

/** What was typed in the unit in which it is stored, unrounded. */
export function toStored(field: NumberField, { value, unit }: TypedAmount): number {
  const own = unitOf(field.name, field.visibilityUnit);
  const typedIn = unit ?? fieldUnit(field);
  return own && typedIn ? valueIn({ value, unit: typedIn }, own) : value;
}

/**
 * The field's value in the unit in which it is not written; null if there is none.
 *
 * @param log the log when the edit began, whose value an unchanged text stands for
 */
export function inOtherUnit(field: NumberField, text: string, log: DiveLog): Amount | null {
  const shown = fieldUnit(field);
  const own = unitOf(field.name, field.visibilityUnit);
  const value = log[field.name];
  if (value !== null && own && shown && text === numberText(log, field.name, field.units)) {
    return counterpart({ value: valueIn({ value, unit: own }, shown), unit: shown });
  }
  const typed = readNumber(field, text);
  if (typed === null || typeof typed === 'string') return null;
  const unit = typed.unit ?? shown;
  return unit ? counterpart({ value: typed.value, unit }) : null;
}

/** @param unit that of the amount, or its counterpart */
function valueIn(amount: Amount, unit: Unit): number {
  return amount.unit === unit ? amount.value : (counterpart(amount)?.value ?? amount.value);
}
