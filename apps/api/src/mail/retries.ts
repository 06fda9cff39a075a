/** Minutes after the first, second, … failed attempt. After the seventh the mail has failed. */
const pauses = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60];

export const maxAttempts = pauses.length + 1;

/** Minutes until the next attempt; undefined when that was the last one. */
export function pauseAfter(attempts: number): number | undefined {
  return pauses[attempts - 1];
}

/** The longest that an attempt takes. */
export const attemptSeconds = 60;
/** After it a mail is due again if its process died. Twice an attempt, so that no two ever overlap. */
export const leaseSeconds = 2 * attemptSeconds;
