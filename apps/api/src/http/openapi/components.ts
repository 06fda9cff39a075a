import { type DiveLogNumber, diveLogNumbers, storedUnits } from '@buddyline/domain/dive-log';
import { namedExample } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SharedParts } from './shared-parts.ts';

const meanings: Partial<Record<DiveLogNumber, string>> = {
  abt: 'Actual bottom time',
  averageDepth: 'Mean depth',
  bottomTimeToDate: 'Bottom time of all dives before this one',
  cnsO2: 'Oxygen exposure of the central nervous system',
  cumulativeTime: 'Bottom time of all dives, with this one',
  n2: 'Nitrogen in the breathing gas',
  si: 'Surface interval before the dive',
};

/** What the names of fields do not say, such as the units of numbers. */
const descriptions = new Map<string, string>([
  ...diveLogNumbers.flatMap((name) => {
    const unit = storedUnits[name];
    if (unit === null) return [];
    const meaning = meanings[name];
    return [[name, meaning ? `${meaning}, in ${unit}.` : `In ${unit}.`] as const];
  }),
  ['visibilityValue', 'In `visibilityUnit`.'],
  ['timeIn', 'By the clocks at the place of the dive.'],
  ['timeOut', 'By the clocks at the place of the dive; before `timeIn` if it ends after midnight.'],
  ['pg', 'Pressure group after the dive, as it was recorded.'],
]);

/** Refers to a schema by its name, under which it has an example and descriptions of its fields. */
export function referByName(name: string, shared: SharedParts, make: () => JsonSchema): JsonSchema {
  return shared.refer('schemas', name, () => {
    const { properties, ...schema } = make();
    const fields = Object.entries(Object(properties)).map(([field, one]) => {
      const description = descriptions.get(field);
      return [field, description === undefined ? one : { ...Object(one), description }];
    });
    const described = {
      ...schema,
      ...(properties !== undefined && { properties: Object.fromEntries(fields) }),
    };
    return { ...described, examples: [namedExample(name, described, shared)] };
  });
}
