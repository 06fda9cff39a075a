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
const amount = new RegExp(`^(${number})(\\D*)$`);

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

/**
 * Reads amounts in the `own` unit of the files, and converts those in the `other` one. An amount without a unit is in
 * the own unit. An amount in any other unit is null.
 */
function readIn(
  own: RegExp,
  other: RegExp,
  convert: (value: number) => number,
): (text: string | undefined) => number | null {
  return (text) => {
    const read = readAmount(text);
    if (read === null) return null;
    if (other.test(read.unit)) return convert(read.value);
    return read.unit === '' || own.test(read.unit) ? read.value : null;
  };
}

const feet = /^(?:ft|feet|foot|'|pieds?|pies?|fu(?:ß|ss))\.?$/;
const metres = /^(?:|m|met(?:re|er)s?|mètres?|metros?)\.?$/;
export const isInFeet = ({ unit }: Amount): boolean => feet.test(unit);
export const isInMetres = ({ unit }: Amount): boolean => metres.test(unit);

export const readMetres = readIn(metres, feet, feetToMetres);
export const readBar = readIn(/^bars?$/, /^psi$/, psiToBar);
export const readCelsius = readIn(/^°?c$/, /^°?f$/, fahrenheitToCelsius);
export const readKilograms = readIn(/^kgs?$/, /^lbs?$/, poundsToKilograms);
export const readPercent = readIn(/^%$/, /^(?!)/, (value) => value);
/** In kg/m³. Water of a lower density is fresh. */
export const leastSaltDensity = 1010;
/** The density of EN 13319, with which computers calculate in any water. It says nothing about the water of a dive. */
export const normDensity = 1020;

/** Subsurface writes this as the dive computer of planned dives. */
export const isPlannerModel = (model: string | undefined): boolean =>
  model?.toLowerCase() === 'planned dive';

/** Both gases are fractions or percentages. A gas with unknown oxygen counts as air. */
export function isAir(oxygen: number | null, helium: number | null): boolean {
  const percent = oxygen === null || oxygen > 1 ? oxygen : oxygen * 100;
  return (helium ?? 0) <= 0 && (percent === null || percent <= 0 || Math.abs(percent - 21) <= 0.5);
}

interface Position {
  latitude: number | null;
  longitude: number | null;
}

/** What programs write where they know nothing. */
export const isNothing = (text: string | undefined): boolean =>
  /^(?:-*|\?|n\/?a|nan|null|none|unknown)$/i.test(text?.trim() ?? '');

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

/** Seconds, or a clock such as '0:42:00'. */
export function readSeconds(text: string | undefined): number | null {
  const seconds = readNumber(text);
  if (seconds !== null || !text?.includes(':')) return seconds;
  const minutes = readMinutes(text);
  return minutes === null ? null : minutes * 60;
}

export const absoluteZero = 273.15;
export const kelvinToFahrenheit = (kelvin: number): number =>
  celsiusToFahrenheit(kelvin - absoluteZero);

export interface Moment {
  date: string | null;
  time: string | null;
  second: number | null;
}

/** '20240506T093015'. */
const compact = /^(\d{4})(\d{2})(\d{2})(?:T(.*))?$/;

/**
 * The digits of a timestamp. Times are those of the diver's watch: what programs write as a zone is often
 * wrong and always ignored. A date alone has no time, and a date of year 1 is none.
 */
export function readMoment(text: string | undefined): Moment {
  const stamp = text?.trim() ?? '';
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](.*))?$/.exec(stamp) ?? compact.exec(stamp);
  const [, year = '', month = '', day = '', time] = parts ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (Number(year) <= 1 || !isIsoDate(date)) return { date: null, time: null, second: null };
  return { date, time: readTime(time), second: readSecond(time) };
}

const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?/;
/** '093015'. */
const compactClock = /^(\d{2})(\d{2})(\d{2})?(?!\d)/;

function clockParts(text: string | undefined) {
  const time = text?.trim() ?? '';
  const [, hours = '', minutes = '', seconds = ''] =
    clock.exec(time) ?? compactClock.exec(time) ?? [];
  return { hours, minutes, seconds };
}

/** '9:30:15' as '09:30'. */
export function readTime(text: string | undefined): string | null {
  const { hours, minutes } = clockParts(text);
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** The 15 of '9:30:15'. */
export function readSecond(text: string | undefined): number | null {
  const { seconds } = clockParts(text);
  return seconds === '' || Number(seconds) > 59 ? null : Number(seconds);
}
