import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const visitors = 20;
/** Responses per visitor before the stop; by then each has a keep-alive connection. */
const responsesBeforeStop = 10;

interface Outcome {
  answered: number;
  /** Requests that the server accepted and did not answer successfully. */
  failed: number;
  exitMs: number;
}

/**
 * Sends SIGTERM while visitors send requests. Refused connections do not count, since a load
 * balancer would use another server; accepted requests must be answered.
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
  while (outcome.answered < visitors * responsesBeforeStop) await wait(50);
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
