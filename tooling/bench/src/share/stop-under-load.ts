import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const visitors = 20;
/** Of each visitor: by then all have a connection, and keep it. */
const answersBefore = 10;

interface Outcome {
  answered: number;
  /** Requests that the server had taken and did not answer well. */
  failed: number;
  exitMs: number;
}

/**
 * Sends SIGTERM while visitors come one after the other. Whoever finds the door closed has been sent
 * elsewhere by then; whoever was let in must be answered.
 */
export async function stopUnderLoad(server: ChildProcess, urls: string[]): Promise<Outcome> {
  const outcome = { answered: 0, failed: 0, exitMs: 0 };
  let isOpen = true;
  const visit = async (turn: number): Promise<void> => {
    for (let count = turn; isOpen; count += visitors) {
      try {
        const answer = await fetch(urls[count % urls.length] ?? '');
        await answer.arrayBuffer();
        if (answer.ok) outcome.answered += 1;
        else outcome.failed += 1;
      } catch (error) {
        if (isRefused(error)) isOpen = false;
        else outcome.failed += 1;
      }
    }
  };
  const visits = Array.from({ length: visitors }, (_, turn) => visit(turn));
  while (outcome.answered < visitors * answersBefore) await wait(50);
  const exited = once(server, 'exit');
  const since = performance.now();
  server.kill('SIGTERM');
  await exited;
  outcome.exitMs = performance.now() - since;
  await Promise.all(visits);
  return outcome;
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
