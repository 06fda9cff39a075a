import type { Activity } from '@buddyline/domain/activity';

/** One entry, all entries of one bulk operation, or the sign-ins of one person in a row; newest first. */
export type EntryGroup = readonly [Activity, ...Activity[]];

export interface EntryDay {
  /** `2026-11-22` in the visitor's time zone; empty for entries without a valid time. */
  day: string;
  groups: EntryGroup[];
}

/** Entries by day, those of a group together at the place of the newest one. */
export function groupByDay(
  entries: readonly Activity[],
  { timeZone }: { timeZone?: string },
): EntryDay[] {
  const days = Object.groupBy(entries, ({ at }) => dayOf(at, timeZone));
  return Object.entries(days).map(([day, ofDay = []]) => ({ day, groups: grouped(ofDay) }));
}

function grouped(entries: readonly Activity[]): EntryGroup[] {
  const groups = new Map<string, [Activity, ...Activity[]]>();
  let key = '';
  for (const [index, entry] of entries.entries()) {
    if (!isNextSignIn(entry, entries[index - 1])) key = entry.operationId ?? entry.id;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}

/** Whether the same person has signed in once more. */
function isNextSignIn(entry: Activity, before: Activity | undefined): boolean {
  const isSignIn = (one: Activity | undefined) =>
    one?.noun === 'sessions' && one.verb === 'sign-in' && one.actor !== null;
  return isSignIn(entry) && isSignIn(before) && entry.actor?.id === before?.actor?.id;
}

/** `2026-11-22`; empty if the time is invalid. */
export function dayOf(at: string | null, timeZone?: string): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // Canada writes dates as ISO does.
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone }).format(date);
}
