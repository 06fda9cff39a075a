/** How many sessions have ended in this tab. */
let ended = 0;

/** Marks the session as ended: from now on the answers to its requests are for nobody. */
export function endWatchedSession(): void {
  ended += 1;
}

/**
 * For a request whose outcome is shown when it arrives: somebody else may have signed in meanwhile.
 *
 * @returns whether the session in which this was called still lasts
 */
export function watchSession(): () => boolean {
  const endedBefore = ended;
  return () => endedBefore === ended;
}
