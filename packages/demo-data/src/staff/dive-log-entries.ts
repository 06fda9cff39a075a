import type { ActivityChanges } from '@buddyline/domain/activity';
import { fahrenheitToCelsius, feetToMetres, psiToBar } from '@buddyline/domain/units';
import type { DiveLog } from '../rows/dive-logs.ts';
import { type DemoEntry, labelOf, entryOf, takeNewest, type Week } from './entries.ts';

/** What was wrong in a dive log; null when that cannot have been wrong in this one. */
type Correction = (log: DiveLog) => ActivityChanges | null;

const metresTyped: Correction = ({ max_depth, average_depth }) => ({
  maxDepth: { from: Math.round(feetToMetres(max_depth)), to: max_depth },
  averageDepth: { from: Math.round(feetToMetres(average_depth)), to: average_depth },
});

const celsiusTyped: Correction = ({ water_temp }) => ({
  waterTemp: { from: Math.round(fahrenheitToCelsius(water_temp)), to: water_temp },
});

const barTyped: Correction = ({ start_psi, end_psi }) =>
  start_psi === null || end_psi === null
    ? null
    : {
        startPSI: { from: Math.round(psiToBar(start_psi)), to: start_psi },
        endPSI: { from: Math.round(psiToBar(end_psi)), to: end_psi },
      };

const wrongUnit: Correction = ({ visibility_unit }) => ({
  visibilityUnit: { from: visibility_unit === 'm' ? 'ft' : 'm', to: visibility_unit },
});

const swappedPosition: Correction = ({ latitude, longitude }) =>
  Math.abs(longitude) > 90
    ? null
    : {
        latitude: { from: longitude, to: latitude },
        longitude: { from: latitude, to: longitude },
      };

const missingWreck: Correction = ({ is_wreck }) =>
  is_wreck ? { isWreck: { from: false, to: true } } : null;

/** The last digit was typed twice. */
const digitTwice: Correction = ({ dive_number }) => ({
  diveNumber: { from: dive_number * 10 + (dive_number % 10), to: dive_number },
});

const corrections: readonly [Correction, 'ada' | 'ines', [number, number, number]][] = [
  [metresTyped, 'ines', [0, 10, 20]],
  [celsiusTyped, 'ada', [1, 10, 16]],
  [barTyped, 'ada', [2, 16, 40]],
  [wrongUnit, 'ines', [3, 10, 25]],
  [swappedPosition, 'ines', [4, 11, 53]],
  [missingWreck, 'ada', [5, 9, 8]],
  [digitTwice, 'ines', [6, 10, 29]],
  [metresTyped, 'ada', [7, 14, 14]],
];

/** @param logs without those whose errors nobody has corrected yet */
export function makeDiveLogEntries(week: Week, logs: readonly DiveLog[]): DemoEntry[] {
  const take = takeNewest(logs);
  return corrections.flatMap(([correct, who, when]) => {
    const at = week.at(...when);
    const log = at < week.now ? take(at, (row) => correct(row) !== null) : undefined;
    if (!log) return [];
    const { id, user_id, site } = log;
    const audit = week.audit(week[who], 'dive-logs.update', at);
    return [entryOf(audit, { itemId: id, label: labelOf(site), personId: user_id }, correct(log))];
  });
}
