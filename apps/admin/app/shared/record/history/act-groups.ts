import type { Activity } from '@buddyline/domain/activity';

/** One act, or all acts of one bulk operation, newest first. */
export type ActGroup = readonly [Activity, ...Activity[]];

export interface ActDay {
  /** `2026-11-22` in the visitor's time zone; empty for acts without a valid time. */
  day: string;
  groups: ActGroup[];
}

/** Acts by day, the acts of one operation together at the place of the newest one. */
export function groupByDay(
  acts: readonly Activity[],
  { timeZone }: { timeZone?: string },
): ActDay[] {
  const days = Object.groupBy(acts, ({ at }) => dayOf(at, timeZone));
  return Object.entries(days).map(([day, ofDay = []]) => ({ day, groups: groupOperations(ofDay) }));
}

function groupOperations(acts: readonly Activity[]): ActGroup[] {
  const groups = new Map<string, [Activity, ...Activity[]]>();
  for (const act of acts) {
    const key = act.operationId ?? act.id;
    const group = groups.get(key);
    if (group) group.push(act);
    else groups.set(key, [act]);
  }
  return [...groups.values()];
}

/** `2026-11-22`; empty if the time is invalid. */
export function dayOf(at: string | null, timeZone?: string): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Canada writes dates as ISO does.
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(date);
}
