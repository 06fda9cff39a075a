/** What the worst pictures of members take, OPERATIONS.md has the figures. Bytes. */
const neededBytes = 512 * 2 ** 20;

/**
 * The warning of a limit of memory, set for a container or a service, below which pictures end the process.
 * @param limitBytes of `process.constrainedMemory()`: 0 or more than the machine has when there is none
 */
export function littleMemory(limitBytes: number): string | undefined {
  if (limitBytes === 0 || limitBytes >= neededBytes) return undefined;
  const megabytes = Math.floor(limitBytes / 2 ** 20);
  return `The limit of memory is ${megabytes} MiB, and pictures of members can take 512: raise it, or the system kills this process while it reads one.`;
}
