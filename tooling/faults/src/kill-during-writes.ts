import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

interface KillReport {
  rounds: number;
  /** Writes that were acknowledged before a kill. */
  acknowledged: number;
  /** Acknowledged writes that were missing afterwards. */
  lost: number;
  /** Rounds after which the stored row counts were wrong. */
  wrongCounts: number;
  /** The slowest opening of the database after a kill. */
  slowestOpenMs: number;
}

const writer = fileURLToPath(
  new URL('../../../apps/api/src/db/testing/acknowledged-writer.ts', import.meta.url),
);

/** Runs fifty kills in a temporary folder. */
export async function killWriter(rounds = 50): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-kill-'));
  try {
    const report = await killDuringWrites(dataDir, rounds);
    const { acknowledged, lost, wrongCounts, slowestOpenMs } = report;
    return {
      fault: `kill -9 during writes, ${rounds} rounds`,
      target: '0 acknowledged writes lost, counts correct',
      result: `${lost} of ${acknowledged} lost, ${wrongCounts} wrong counts, slowest opening ${slowestOpenMs} ms`,
      isReached: lost + wrongCounts === 0 && acknowledged > 0,
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Kills the process that writes to the embedded database `rounds` times at random moments, and
 * checks each time that no acknowledged write is missing.
 */
export async function killDuringWrites(dataDir: string, rounds: number): Promise<KillReport> {
  const report = { rounds: 0, acknowledged: 0, lost: 0, wrongCounts: 0, slowestOpenMs: 0 };
  while (report.rounds < rounds) {
    const ids = await writeUntilKilled(dataDir, 20 + Math.random() * 400);
    const found = await check(dataDir, ids);
    report.rounds += 1;
    report.acknowledged += ids.length;
    report.lost += found.missing;
    report.wrongCounts += found.wrongCounts;
    report.slowestOpenMs = Math.max(report.slowestOpenMs, found.openMs);
  }
  return report;
}

/** Returns the complete lines it printed; a partial line was never acknowledged. */
async function writeUntilKilled(dataDir: string, delayMs: number): Promise<string[]> {
  const child = run('write', dataDir);
  const printed = text(child.stdout);
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), delayMs);
  await once(child, 'exit');
  return (await printed).split('\n').slice(0, -1);
}

async function check(
  dataDir: string,
  ids: string[],
): Promise<{ missing: number; wrongCounts: number; openMs: number }> {
  const child = run('check', dataDir);
  child.stdin.end(ids.join('\n'));
  return JSON.parse(await text(child.stdout));
}

function run(task: 'write' | 'check', dataDir: string) {
  return spawn(process.execPath, [writer, task, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
}
