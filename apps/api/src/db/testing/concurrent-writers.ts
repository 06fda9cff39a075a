import type { OpenDatabase } from '../database.ts';

/**
 * Does all steps, `writers` at a time. The embedded engine has one connection, so more writers would only
 * wait for it, on a busy machine longer than the pool allows.
 */
export async function doConcurrently<Step, Result>(
  { engine }: Pick<OpenDatabase, 'engine'>,
  writers: number,
  steps: readonly Step[],
  doStep: (step: Step) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = steps.values();
  const write = async () => {
    for (const step of waiting) results.push(await doStep(step));
  };
  const count = engine === 'postgres' ? writers : 1;
  await Promise.all(Array.from({ length: count }, write));
  return results;
}
