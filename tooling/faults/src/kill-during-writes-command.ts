/** pnpm --filter @buddyline/faults kill-during-writes [rounds] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDuringWrites, type KillReport } from './kill-during-writes.ts';

const rounds = Number(process.argv[2] ?? 50);
const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-kill-'));
try {
  const report = await killDuringWrites(dataDir, rounds, (soFar) => {
    if (soFar.rounds % 10 === 0) console.log(describe(soFar));
  });
  process.exitCode = report.lost + report.wrongCounts === 0 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

function describe(report: KillReport): string {
  const { acknowledged, lost, wrongCounts, slowestOpenMs } = report;
  return `${report.rounds} rounds of kill -9: ${acknowledged} acknowledged writes, ${lost} lost, ${wrongCounts} wrong counts, slowest opening ${slowestOpenMs} ms`;
}
