/**
 * Runs what starts a server. A setting that cannot be used ends the process with one sentence; anything
 * unforeseen keeps its stack.
 */
export async function startOrExplain(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${name}: ${explain(error)}\n`);
    process.exit(1);
  }
}

/** By its name, since a bundle may hold the class twice. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'SettingError' ? error.message : (error.stack ?? error.message);
}
