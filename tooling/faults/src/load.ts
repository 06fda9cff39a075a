import { percentile } from '@buddyline/tests/statistics';
import type { CallResult } from './running-api.ts';

/** Runs clients that call sequentially until `work` is done; returns all responses. */
export async function keepCalling(
  callers: number,
  call: () => Promise<CallResult>,
  work: () => Promise<unknown>,
): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  const done = new AbortController();
  const caller = async () => {
    while (!done.signal.aborted) answers.push(await call());
  };
  const calling = Array.from({ length: callers }, caller);
  await work();
  done.abort();
  await Promise.all(calling);
  return answers;
}

/** Sends calls at a constant rate, however slowly they are answered. */
export async function sendSteadily(
  perSecond: number,
  seconds: number,
  call: () => Promise<CallResult>,
): Promise<CallResult[]> {
  const began = performance.now();
  const sent: Promise<CallResult>[] = [];
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    while (sent.length < perSecond * elapsed) sent.push(call());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return Promise.all(sent);
}

/** A percentile of the response times in ms. */
export function responseTime(answers: CallResult[], share: number): number {
  return percentile(
    answers.map(({ ms }) => ms),
    share,
  );
}

/** `200 × 812, 503 × 14`; a failed connection is counted by its error code. */
export function statusCounts(answers: CallResult[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of answers) {
    const name = code ?? String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(', ') || 'none';
}
