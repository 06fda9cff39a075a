import { counterpart } from './dive-log-amounts.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { toLatinDigits } from './numbers.ts';
import type { Unit } from './units.ts';

/** A number as somebody wrote it. */
export interface TypedAmount {
  value: number;
  /** Undefined: written without a unit. */
  unit: Unit | undefined;
}

/**
 * What people write for a unit in English and Arabic, in lower case and without the degree sign. A word may
 * have two meanings, such as 'م' for metres and for °C: only the units of the field are looked up.
 */
const words: Partial<Record<Unit, readonly string[]>> = {
  ft: ['ft', 'foot', 'feet', "'", '’', '′', 'قدم', 'قدما', 'أقدام', 'اقدام'],
  m: ['m', 'metre', 'metres', 'meter', 'meters', 'م', 'متر', 'مترا', 'أمتار', 'امتار'],
  '°F': ['f', 'fahrenheit', 'ف', 'فهرنهايت'],
  '°C': ['c', 'celsius', 'م', 'س', 'مئوية', 'سلزيوس'],
  psi: ['psi'],
  bar: ['bar', 'bars', 'بار'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'رطل', 'رطلا', 'أرطال', 'ارطال'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'كغ', 'كغم', 'كجم', 'كيلو', 'كيلوغرام', 'كيلوجرام'],
  min: ['min', 'mins', 'minute', 'minutes', 'د', 'دقيقة', 'دقائق'],
  '%': ['%', '٪'],
};

/** Why another unit than those of the field is refused, by the field's unit. */
const refusals: Partial<Record<Unit, MessageKey>> = {
  ft: messageKey('amount.not-a-length'),
  m: messageKey('amount.not-a-length'),
  '°F': messageKey('amount.not-a-temperature'),
  '°C': messageKey('amount.not-a-temperature'),
  psi: messageKey('amount.not-a-pressure'),
  bar: messageKey('amount.not-a-pressure'),
  lb: messageKey('amount.not-a-weight'),
  kg: messageKey('amount.not-a-weight'),
};

/** A number as the specification writes it, or with a comma, and perhaps a unit. */
const amountPattern = /^(?<number>-?\d+(?:[.,]\d+)?)\s*(?<word>[^\d\s.,-]\D*)?$/;
/** '3,000' is 3 or 3000. */
const ambiguousComma = /^-?[1-9]\d{0,2},\d{3}$/;
/** Direction marks have no width. They come with text that was copied from an Arabic page. */
const directionMarks = /[\u061C\u200E\u200F\u2066-\u2069]/g;

/**
 * Reads '30 m', '98 ft', '٣٠ م' or '98'. The value is as written, not converted.
 *
 * @param unit the field's unit, or its counterpart; other units are refused
 * @param allowsComma whether a number without a unit may have a decimal comma
 * @returns the message of the refusal if it cannot be read
 */
export function readAmount(
  text: string,
  unit: Unit,
  allowsComma: boolean,
): TypedAmount | MessageKey {
  const plain = toLatinDigits(text.replace(directionMarks, ''))
    .replace('\u2212', '-')
    .replaceAll('\u060C', ',')
    .trim()
    .toLowerCase();
  const { number, word = '' } = amountPattern.exec(plain)?.groups ?? {};
  if (number === undefined) return messageKey('number.invalid');
  if (number.includes(',') && word === '' && !allowsComma) return messageKey('number.invalid');
  if (ambiguousComma.test(number)) return messageKey('amount.ambiguous-comma');
  const value = Number(number.replace(',', '.'));
  const name = word.replace(/^[°º˚]\s*|\u064B|\.$/g, '');
  if (name === '') return { value, unit: undefined };
  const known = [unit, counterpart({ value, unit })?.unit].find(
    (one) => one !== undefined && words[one]?.includes(name),
  );
  return known ? { value, unit: known } : (refusals[unit] ?? messageKey('number.invalid'));
}
