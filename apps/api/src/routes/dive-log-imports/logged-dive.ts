/** What tells whether two dives are the same. */
export interface LoggedDive {
  /** Null for a dive that is not in the logbook. */
  id: string | null;
  date: string | null;
  timeIn: string | null;
  maxDepth: number | null;
  timeThisDive: number | null;
  bottomTime: number | null;
  freediveOrScuba: string | null;
}

/** Minutes. */
export function durationOf({ timeThisDive, bottomTime }: LoggedDive): number | null {
  return timeThisDive ?? bottomTime;
}
