import { type DiveLogFlag, diveLogFlags } from '@buddyline/domain/dive-log';
import type { DiveLogsQuery } from '@buddyline/domain/dive-log-filters';

/**
 * The bit of each flag in `filter_bits`, as `baseline/dive-logs.ts` computes the column. The order in which flags are shown
 * is independent of it. A new flag needs one of the free bits 19 to 30 and a baseline that computes it.
 */
const bitOf: Record<DiveLogFlag, number> = {
  isWreck: 0,
  isReef: 1,
  isTraining: 2,
  isSearchRecovery: 3,
  isCave: 4,
  isFresh: 5,
  isSalt: 6,
  isShore: 7,
  isBoat: 8,
  usedComputer: 9,
  usedScooter: 10,
  usedCamera: 11,
};

/** The other parameters that `filter_bits` can answer. */
type ChoiceField = 'visibilityUnit' | 'currentCondition' | 'freediveOrScuba';
type Choice<Field extends ChoiceField> = NonNullable<DiveLogsQuery[Field]>;

/** A choice uses two bits; 0 means unknown. */
type Code = 1 | 2 | 3;

/** The lower bit of each choice and the codes of its values. */
const choices: {
  [Field in ChoiceField]: { bit: number; codes: Record<Choice<Field>, Code> };
} = {
  visibilityUnit: { bit: 12, codes: { ft: 1, m: 2 } },
  currentCondition: { bit: 14, codes: { NONE: 1, MILD: 2, STRONG: 3 } },
  freediveOrScuba: { bit: 16, codes: { SCUBA: 1, FREEDIVE: 2 } },
};

/** Whether there are findings, without the one that depends on the day of the reader. */
export const findingsBit = 1 << 18;

/** A log matches when `filter_bits & mask` equals `wanted`. */
export interface WantedBits {
  mask: number;
  wanted: number;
}

/** The condition on `filter_bits` for the flags and choices of a query. */
export function wantedBits(query: Pick<DiveLogsQuery, DiveLogFlag | ChoiceField>): WantedBits {
  const asked: Record<ChoiceField, WantedBits> = {
    visibilityUnit: choiceBits('visibilityUnit', query.visibilityUnit),
    currentCondition: choiceBits('currentCondition', query.currentCondition),
    freediveOrScuba: choiceBits('freediveOrScuba', query.freediveOrScuba),
  };
  const flags = diveLogFlags.map((flag) => flagBits(flag, query[flag]));
  return [...flags, ...Object.values(asked)].reduce((all, part) => ({
    mask: all.mask | part.mask,
    wanted: all.wanted | part.wanted,
  }));
}

const anything: WantedBits = { mask: 0, wanted: 0 };

function flagBits(flag: DiveLogFlag, value: boolean | undefined): WantedBits {
  if (value === undefined) return anything;
  const bit = bitOf[flag];
  return { mask: 1 << bit, wanted: Number(value) << bit };
}

function choiceBits<Field extends ChoiceField>(
  field: Field,
  value: Choice<Field> | undefined,
): WantedBits {
  if (value === undefined) return anything;
  const { bit, codes } = choices[field];
  return { mask: 3 << bit, wanted: codes[value] << bit };
}
