/** A command that cannot do what was asked; the message is one sentence that says what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}
