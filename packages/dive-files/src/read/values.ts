import { isIsoDate } from '@buddyline/domain/dates';
import { toLatinDigits } from '@buddyline/domain/numbers';
import {
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  feetToMetres,
  poundsToKilograms,
  psiToBar,
} from '@buddyline/domain/units';

const number = String.raw`[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?`;
const wholeNumber = new RegExp(`^${number}$`);
const amount = new RegExp(`^(${number})\\s*(\\D*)$`);

/** A number with a point or a comma, with or without exponent; null for anything else. */
export function readNumber(text: string | undefined): number | null {
  const latin = toLatinDigits(text?.trim() ?? '');
  if (!wholeNumber.test(latin)) return null;
  const value = Number(latin.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

interface Amount {
  value: number;
  /** In lower case, as it stands in the file; may be empty. */
  unit: string;
}

/** A number with its unit, such as '20.117 m'. */
export function readAmount(text: string | undefined): Amount | null {
  const [, digits, unit = ''] = amount.exec(toLatinDigits(text?.trim() ?? '')) ?? [];
  const value = readNumber(digits);
  return value === null ? null : { value, unit: unit.trim().toLowerCase() };
}

/** Converts to the unit of the files, which is also the one of amounts without a unit. */
function readIn(
  other: RegExp,
  convert: (value: number) => number,
): (text: string | undefined) => number | null {
  return (text) => {
    const read = readAmount(text);
    if (read === null) return null;
    return other.test(read.unit) ? convert(read.value) : read.value;
  };
}

const feet = /^(?:ft|feet|foot|'|pieds?|pies?|fu(?:ß|ss))\.?$/;
export const isInFeet = ({ unit }: Amount): boolean => feet.test(unit);
export const isInMetres = ({ unit }: Amount): boolean =>
  /^(?:|m|met(?:re|er)s?|mètres?|metros?)\.?$/.test(unit);

export const readMetres = readIn(feet, feetToMetres);
export const readBar = readIn(/^psi$/, psiToBar);
export const readCelsius = readIn(/^°?f$/, fahrenheitToCelsius);
export const readKilograms = readIn(/^lbs?$/, poundsToKilograms);
/** Of water; below, it is fresh. */
export const leastSaltDensity = 1010;
/** Of EN 13319: what computers calculate with in any water. It tells nothing about the water of a dive. */
export const normDensity = 1020;

interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** Where both are 0, a program had no position. */
export function readPosition(
  latitude: string | undefined,
  longitude: string | undefined,
): Position {
  const position = { latitude: readNumber(latitude), longitude: readNumber(longitude) };
  const isUnknown = position.latitude === 0 && position.longitude === 0;
  return isUnknown ? { latitude: null, longitude: null } : position;
}

/** '42:30 min' and '1:02:03' in minutes; a number alone is minutes. */
export function readMinutes(text: string | undefined): number | null {
  const [, clock = ''] = /^([\d:.,]+)\s*(?:min)?$/.exec(text?.trim() ?? '') ?? [];
  const parts = clock.split(':').map(readNumber);
  if (parts.length > 3 || parts.some((part) => part === null)) return null;
  const [one = 0, two = 0, three] = parts.map((part) => part ?? 0);
  if (three !== undefined) return one * 60 + two + three / 60;
  return one + two / 60;
}

export const absoluteZero = 273.15;
export const kelvinToFahrenheit = (kelvin: number): number =>
  celsiusToFahrenheit(kelvin - absoluteZero);

interface Moment {
  date: string | null;
  time: string | null;
}

/**
 * The digits of a timestamp. Times are those of the diver's watch: what programs write as a zone is often
 * wrong and always ignored. A date alone has no time, and a date of year 1 is none.
 */
export function readMoment(text: string | undefined): Moment {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(.*))?$/.exec(text?.trim() ?? '');
  const [, year = '', month = '', day = '', time] = parts ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number(year) <= 1 || !isIsoDate(date)) return { date: null, time: null };
  return { date, time: readTime(time) };
}

/** '9:30:15' as '09:30'. */
export function readTime(text: string | undefined): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})/.exec(text?.trim() ?? '') ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
