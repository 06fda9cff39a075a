/** The server tells of a change within two seconds, and a hidden tab's timers are slower, ms. */
const tellsWithinMs = 5_000;

let changedAt = -Infinity;

/** This tab has changed something, and shows it. */
export function noteOwnChange(): void {
  changedAt = performance.now();
}

/** Whether a change by the same person may be this tab's own, and not that of another tab. */
export const hasJustChanged = (): boolean => performance.now() - changedAt < tellsWithinMs;
