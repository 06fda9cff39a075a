import { findDebianProgram, nginx, redisServer } from '@buddyline/tests/servers/debian-program';
import { startTestRedis } from '@buddyline/tests/servers/test-redis';
import type { Finding } from './finding.ts';
import { twoProcesses } from './two-processes.ts';

/** Runs with PostgreSQL alone, and tests sign-outs again with Redis. */
export async function killOneOfTwo(kills = 20): Promise<Finding> {
  const fault = `kill -9 of one of two processes behind nginx, ${kills} times`;
  const target =
    '0 acknowledged writes lost; only a POST may fail; sign-out effective on the other in < 1 s';
  const nginxProgram = findDebianProgram(nginx);
  if (nginxProgram === null) {
    return { fault, target, result: 'not run: nginx is not installed', isReached: false };
  }
  const report = await twoProcesses(nginxProgram, { kills, signOuts: 10 });
  const { counts, acknowledged, lost, slowestSignOutMs } = report;
  const failures = Object.entries(counts).map(([method, { failed }]) => `${method} ${failed}`);
  const retried = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;
  const withRedis = await signOutWithRedis(nginxProgram);
  return {
    fault,
    target,
    result: `${lost} of ${acknowledged} lost; failed: ${failures.join(', ')}; accepted by the other for at most ${slowestSignOutMs.toFixed(0)} ms after a sign-out, with Redis ${withRedis}`,
    isReached:
      lost === 0 &&
      slowestSignOutMs < 1_000 &&
      retried.every((method) => counts[method].failed === 0),
  };
}

async function signOutWithRedis(nginxProgram: string): Promise<string> {
  const redisProgram = findDebianProgram(redisServer);
  if (redisProgram === null) return 'not run';
  const redis = await startTestRedis(redisProgram);
  try {
    const rounds = { kills: 0, signOuts: 10, redisUrl: redis.url };
    const report = await twoProcesses(nginxProgram, rounds);
    return `${report.slowestSignOutMs.toFixed(0)} ms`;
  } finally {
    await redis.kill();
  }
}
