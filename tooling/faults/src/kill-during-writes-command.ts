/** pnpm --filter @buddyline/faults kill-during-writes [rounds] */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDuringWrites } from './kill-during-writes.ts';

const rounds = Number(process.argv[2] ?? 50);
const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-kill-'));
try {
  const report = await killDuringWrites(dataDir, rounds);
  console.log(
    `${report.rounds} rounds of kill -9: ${report.acknowledged} acknowledged writes, ${report.lost} lost, ` +
      `${report.wrongCounts} wrong counts, slowest opening ${report.slowestOpenMs} ms`,
  );
  process.exitCode = report.lost + report.wrongCounts === 0 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
