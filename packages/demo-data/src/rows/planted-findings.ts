import type { MessageKey } from '@buddyline/domain/messages';
import { dayMs, isoDate } from './moments.ts';
import type { DiveLog } from './dive-logs.ts';

type Planted = { finding: MessageKey; plant: (log: DiveLog, now: Date) => Partial<DiveLog> };

/** One log for each kind of sanity finding, so that the panel can show all kinds. */
const planted: readonly Planted[] = [
  {
    finding: 'finding.average-above-maximum',
    plant: (log) => ({ average_depth: log.max_depth + 12 }),
  },
  { finding: 'finding.pressure-rose', plant: () => ({ start_psi: 700, end_psi: 3000 }) },
  {
    finding: 'finding.out-before-in',
    plant: (log) => ({ time_in: log.time_out, time_out: log.time_in }),
  },
  {
    finding: 'finding.date-in-future',
    plant: (_, now) => ({ date: isoDate(new Date(now.getTime() + 40 * dayMs)) }),
  },
  // Celsius typed into a field for Fahrenheit, the most common mistake.
  { finding: 'finding.water-temperature', plant: () => ({ water_temp: 24 }) },
  { finding: 'finding.cns-o2', plant: () => ({ cns_o2: 92 }) },
  { finding: 'finding.pressure-group', plant: () => ({ pg: 'AA' }) },
  {
    finding: 'finding.cumulative-time',
    plant: (log) => ({ cumulative_time: log.cumulative_time + 60 }),
  },
  { finding: 'finding.null-island', plant: () => ({ latitude: 0, longitude: 0 }) },
  { finding: 'finding.fresh-and-salt', plant: () => ({ is_fresh: true, is_salt: true }) },
  { finding: 'finding.free-dive-with-tank', plant: () => ({ freedive_or_scuba: 'FREEDIVE' }) },
];

/** The planted finding by row id. */
export type PlantedFindings = ReadonlyMap<string, MessageKey>;

/** Plants errors in a few scuba dives, always in the last dive of a logbook, so that sequences stay consistent. */
export function plantFindings(
  logs: readonly DiveLog[],
  now: Date,
): { logs: DiveLog[]; findings: PlantedFindings } {
  const lastOfDiver = new Map(logs.map((log) => [log.user_id, log.id]));
  const candidates = logs.filter((log) => lastOfDiver.get(log.user_id) === log.id && log.start_psi);
  const findings = new Map<string, MessageKey>();
  const changed = new Map<string, Partial<DiveLog>>();
  planted.forEach(({ finding, plant }, index) => {
    const log = candidates[index * 3 + 1];
    if (!log) throw new Error('There are too few logbooks to plant every finding');
    findings.set(log.id, finding);
    changed.set(log.id, plant(log, now));
  });
  return { logs: logs.map((log) => ({ ...log, ...changed.get(log.id) })), findings };
}
