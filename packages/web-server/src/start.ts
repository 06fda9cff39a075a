/**
 * Starts a server. An invalid setting exits the process with a one-line message; any other error
 * keeps its stack trace.
 */
export async function startOrExit(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${name}: ${explain(error)}\n`);
    process.exit(1);
  }
}

/** Checks the name, since a bundle may contain the class twice. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'SettingError' ? error.message : (error.stack ?? error.message);
}
