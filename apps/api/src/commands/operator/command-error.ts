/** A command failed for a known reason; the message is one sentence that says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}
