/** The server sends a change within two seconds, and a hidden tab's timers are slower, ms. */
const arrivesWithinMs = 5_000;

let changedAt = -Infinity;

/** This tab has changed something, and shows it. */
export function rememberOwnChange(): void {
  changedAt = performance.now();
}

/** Whether a change by the same person may be this tab's own, and not that of another tab. */
export const hasJustChanged = (): boolean => performance.now() - changedAt < arrivesWithinMs;
