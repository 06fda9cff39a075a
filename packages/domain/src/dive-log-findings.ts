import { minutesPerDay } from './clock.ts';
import { clockMinutes } from './dates.ts';
import type { DiveLog } from './dive-log.ts';
import type { MessageKey } from './messages.ts';

/** A plausibility warning about a log. It never blocks saving: the diver knows better. */
export interface Finding {
  message: MessageKey;
  fields: readonly (keyof DiveLog)[];
}

type Check = Finding & { applies: (log: DiveLog, today: string) => boolean };

const earliestDate = '1950-01-01';
/** 330 ft: deeper dives are rare. In tenths of a metre, as the API's indexes hold depths. */
export const deepestUsual = 1006;
const toleranceMinutes = 1;

function exceeds(value: number | null, limit: number | null): boolean {
  return value !== null && limit !== null && value > limit;
}

function isOutside(value: number | null, min: number, max: number): boolean {
  return value !== null && (value < min || value > max);
}

function isUnusualDepth(feet: number | null): boolean {
  return feet !== null && isOutside(Math.round(feet * 3.048), 1, deepestUsual);
}

/** Whether the dive ends before it begins, unless its duration fits a dive across midnight. */
function endsBeforeItBegins(log: DiveLog): boolean {
  const start = clockMinutes(log.timeIn);
  const end = clockMinutes(log.timeOut);
  if (start === null || end === null || end >= start) return false;
  const acrossMidnight = end + minutesPerDay - start;
  return (
    log.timeThisDive === null || Math.abs(acrossMidnight - log.timeThisDive) > toleranceMinutes
  );
}

function doesNotAddUp(log: DiveLog): boolean {
  const { bottomTimeToDate, timeThisDive, cumulativeTime } = log;
  if (bottomTimeToDate === null || timeThisDive === null || cumulativeTime === null) return false;
  return Math.abs(bottomTimeToDate + timeThisDive - cumulativeTime) > toleranceMinutes;
}

const checks: readonly Check[] = [
  {
    message: 'finding.average-above-maximum',
    fields: ['averageDepth', 'maxDepth'],
    applies: (log) => exceeds(log.averageDepth, log.maxDepth),
  },
  {
    message: 'finding.maximum-depth',
    fields: ['maxDepth'],
    applies: (log) => isUnusualDepth(log.maxDepth),
  },
  {
    message: 'finding.pressure-rose',
    fields: ['startPSI', 'endPSI'],
    applies: (log) => exceeds(log.endPSI, log.startPSI),
  },
  { message: 'finding.out-before-in', fields: ['timeIn', 'timeOut'], applies: endsBeforeItBegins },
  {
    message: 'finding.date-in-future',
    fields: ['date'],
    applies: (log, today) => log.date !== null && log.date.slice(0, 10) > today,
  },
  {
    message: 'finding.date-too-early',
    fields: ['date'],
    applies: (log) => log.date !== null && log.date.slice(0, 10) < earliestDate,
  },
  {
    message: 'finding.water-temperature',
    fields: ['waterTemp'],
    applies: (log) => isOutside(log.waterTemp, 28, 104),
  },
  { message: 'finding.n2', fields: ['n2'], applies: (log) => isOutside(log.n2, 0, 80) },
  { message: 'finding.cns-o2', fields: ['cnsO2'], applies: (log) => exceeds(log.cnsO2, 80) },
  {
    message: 'finding.pressure-group',
    fields: ['pg'],
    applies: (log) => Boolean(log.pg) && !/^[A-Z]$/.test(log.pg ?? ''),
  },
  {
    message: 'finding.cumulative-time',
    fields: ['bottomTimeToDate', 'timeThisDive', 'cumulativeTime'],
    applies: doesNotAddUp,
  },
  {
    message: 'finding.null-island',
    fields: ['latitude', 'longitude'],
    applies: (log) => log.latitude === 0 && log.longitude === 0,
  },
  {
    message: 'finding.fresh-and-salt',
    fields: ['isFresh', 'isSalt'],
    applies: (log) => log.isFresh && log.isSalt,
  },
  {
    message: 'finding.free-dive-with-tank',
    fields: ['freediveOrScuba', 'startPSI', 'endPSI'],
    applies: (log) =>
      log.freediveOrScuba === 'FREEDIVE' && (log.startPSI !== null || log.endPSI !== null),
  },
];

/** @param today the reader's date as YYYY-MM-DD; dive dates have no time zone. */
export function diveLogFindings(log: DiveLog, today: string): Finding[] {
  return checks
    .filter((check) => check.applies(log, today))
    .map(({ message, fields }) => ({ message, fields }));
}
