/** pnpm --filter @buddyline/faults two-processes [kills] */
import { findDebianProgram, nginx, redisServer } from '@buddyline/tests/debian-program';
import { startTestRedis } from '@buddyline/tests/test-redis';
import { type TwoProcessesReport, twoProcesses } from './two-processes.ts';

const kills = Number(process.argv[2] ?? 20);
const nginxProgram = findDebianProgram(nginx);
const redisProgram = findDebianProgram(redisServer);
if (nginxProgram === null) process.exit(1);

say('on PostgreSQL alone', await twoProcesses(nginxProgram, { kills, signOuts: 10 }));
if (redisProgram !== null) {
  const redis = await startTestRedis(redisProgram);
  say(
    'and Redis',
    await twoProcesses(nginxProgram, { kills: 0, signOuts: 10, redisUrl: redis.url }),
  );
  await redis.kill();
}

function say(where: string, report: TwoProcessesReport): void {
  const { counts, acknowledged, lost, slowestSignOutMs } = report;
  console.log(`Two processes behind nginx ${where}:`);
  console.log(`  signed out at the other after ${slowestSignOutMs.toFixed(0)} ms at most`);
  if (report.kills === 0) return;
  const methods = Object.entries(counts).map(
    ([method, { answered, failed }]) => `${method} ${answered} answered, ${failed} failed`,
  );
  console.log(
    `  kill -9, ${report.kills} times: ${lost} of ${acknowledged} acknowledged writes lost`,
  );
  console.log(`  ${methods.join('; ')}`);
  const unseen = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;
  const seen = unseen.filter((method) => counts[method].failed > 0);
  if (lost > 0 || slowestSignOutMs > 1_100 || seen.length > 0) process.exitCode = 1;
}
