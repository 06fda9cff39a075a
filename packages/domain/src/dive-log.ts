import * as v from 'valibot';
import { bounds } from './constants.ts';
import {
  clockTimeOrNull,
  dateOrNull,
  timestampOrNull,
  clockTimeSchema,
  isoDateSchema,
} from './dates.ts';
import { idSchema } from './ids.ts';
import { fromNames, keysOf } from './keys.ts';
import { type MessageKey, messageKey } from './messages.ts';
import { numberOrNull, finiteNumber } from './numbers.ts';
import { choiceOrText, textOrNull, boundedLine, boundedText } from './text.ts';
import type { Unit } from './units.ts';
import { ownerOrNull } from './user.ts';

export const diveTypes = ['SCUBA', 'FREEDIVE'] as const;
export const currentConditions = ['NONE', 'MILD', 'STRONG'] as const;
export const visibilityUnits = ['ft', 'm'] as const;
export const gear = [
  'WETSUIT',
  'DRYSUIT',
  'HOOD',
  'GLOVES',
  'BOOTS',
  'MASK',
  'FINS',
  'REGULATOR',
  'BCD',
  'DIVE_COMPUTER',
  'DIVE_WATCH',
  'SCOOTER',
  'CAMERA',
] as const;
export type DiveType = (typeof diveTypes)[number];
export type CurrentCondition = (typeof currentConditions)[number];
export type VisibilityUnit = (typeof visibilityUnits)[number];
export type Gear = (typeof gear)[number];

/**
 * Every number of a dive log with its stored unit: null for plain numbers and for the visibility,
 * which has its own unit field. Positions are in degrees WGS84.
 */
export const storedUnits = {
  diveNumber: null,
  si: 'min',
  n2: '%',
  cnsO2: '%',
  deco1: null,
  deco2: null,
  deco3: null,
  startPSI: 'psi',
  endPSI: 'psi',
  weight: 'lb',
  waterTemp: '°F',
  averageDepth: 'ft',
  maxDepth: 'ft',
  bottomTime: 'min',
  abt: 'min',
  visibilityValue: null,
  bottomTimeToDate: 'min',
  timeThisDive: 'min',
  cumulativeTime: 'min',
  longitude: '°',
  latitude: '°',
} as const satisfies Record<string, Unit | null>;
export type DiveLogNumber = keyof typeof storedUnits;

export const diveLogNumbers: readonly DiveLogNumber[] = keysOf(storedUnits);

/**
 * The lines of text that staff may edit, and the most characters of each; schema, form, file and import are derived from
 * them. `pg` is the pressure group, as recorded; it is never computed.
 */
export const diveLogLines = { location: 200, site: 200, pg: 10 } as const;
export type DiveLogLine = keyof typeof diveLogLines;

export const diveLogLineNames: readonly DiveLogLine[] = keysOf(diveLogLines);

export const diveLogFlags = [
  'isWreck',
  'isReef',
  'isTraining',
  'isSearchRecovery',
  'isCave',
  'isFresh',
  'isSalt',
  'isShore',
  'isBoat',
  'usedComputer',
  'usedScooter',
  'usedCamera',
] as const;
export type DiveLogFlag = (typeof diveLogFlags)[number];

export const diveLogSchema = v.object({
  id: idSchema,
  userId: idSchema,
  Owner: ownerOrNull,
  ...v.entriesFromList(diveLogNumbers, numberOrNull),
  ...v.entriesFromList(diveLogFlags, v.nullish(v.boolean(), false)),
  ...v.entriesFromList(diveLogLineNames, textOrNull),
  date: dateOrNull,
  timeIn: clockTimeOrNull,
  timeOut: clockTimeOrNull,
  visibilityUnit: v.nullish(choiceOrText(visibilityUnits), null),
  currentCondition: v.nullish(choiceOrText(currentConditions), null),
  freediveOrScuba: v.nullish(choiceOrText(diveTypes), null),
  exposureGear: v.nullish(v.array(choiceOrText(gear)), []),
  comments: textOrNull,
  buddySignature: textOrNull,
  instructorSignature: textOrNull,
  divemasterSignature: textOrNull,
  createdAt: timestampOrNull,
  updatedAt: timestampOrNull,
});
export type DiveLog = v.InferOutput<typeof diveLogSchema>;

type Explain = (issue: { input: number }) => MessageKey;

function degrees(max: number, explain: Explain) {
  return v.pipe(finiteNumber, v.minValue(-max, explain), v.maxValue(max, explain));
}

/** A value above the latitude's limit may be a longitude; the reverse cannot happen. */
const explainLatitude: Explain = ({ input }) =>
  Math.abs(input) <= bounds.longitudeMax
    ? messageKey('latitude.swapped')
    : messageKey('latitude.out-of-range');

const diveNumberSchema = v.pipe(
  finiteNumber,
  v.integer(messageKey('dive-number.not-whole')),
  v.minValue(bounds.diveNumberMin, messageKey('dive-number.too-small')),
  v.maxValue(bounds.diveNumberMax, messageKey('dive-number.too-large')),
);

function optionalOrNull<TSchema extends v.GenericSchema<unknown, unknown>>(schema: TSchema) {
  return v.optional(v.nullable(schema));
}

/** PUT /divelogs/{id}: missing fields are unchanged, null clears a field. */
export const diveLogUpdateSchema = v.object({
  ...v.entriesFromList(diveLogNumbers, optionalOrNull(finiteNumber)),
  diveNumber: optionalOrNull(diveNumberSchema),
  latitude: optionalOrNull(degrees(bounds.latitudeMax, explainLatitude)),
  longitude: optionalOrNull(
    degrees(bounds.longitudeMax, () => messageKey('longitude.out-of-range')),
  ),
  ...v.entriesFromList(diveLogFlags, v.optional(v.boolean())),
  ...fromNames(diveLogLineNames, (name) => optionalOrNull(boundedLine(diveLogLines[name]))),
  date: optionalOrNull(isoDateSchema),
  timeIn: optionalOrNull(clockTimeSchema),
  timeOut: optionalOrNull(clockTimeSchema),
  visibilityUnit: optionalOrNull(v.picklist(visibilityUnits)),
  currentCondition: optionalOrNull(v.picklist(currentConditions)),
  freediveOrScuba: optionalOrNull(v.picklist(diveTypes)),
  exposureGear: v.optional(
    v.pipe(
      v.array(v.picklist(gear)),
      v.transform((items) => [...new Set(items)]),
    ),
  ),
  comments: optionalOrNull(boundedText(bounds.diveCommentsMax)),
});
export type DiveLogUpdate = v.InferOutput<typeof diveLogUpdateSchema>;
