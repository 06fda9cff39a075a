/** How many sessions are over in this tab, with what they have fetched. */
let over = 0;

/** The answers of the session that are still to come are for nobody now. */
export function forgetWatched(): void {
  over += 1;
}

/**
 * For a change that tells its outcome.
 *
 * @returns whether it is still the session in which this was called
 */
export function watchSession(): () => boolean {
  const begun = over;
  return () => begun === over;
}
