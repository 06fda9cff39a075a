/**
 * Watches for how long the event loop is blocked. The returned function ends the watch and answers with the longest CPU
 * time, in ms, between two turns of the loop. Wall-clock time would include other programs.
 */
export function watchBlocking(): () => number {
  let longest = 0;
  let last = process.threadCpuUsage();
  let next = setImmediate(turn);
  function measure(): void {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
  }
  function turn(): void {
    measure();
    next = setImmediate(turn);
  }
  return () => {
    clearImmediate(next);
    measure();
    return longest;
  };
}
