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
  /** Writes that had been acknowledged before a kill. */
  acknowledged: number;
  /** Of those, how many were gone afterwards. */
  lost: number;
  /** Rounds after which the row counts differed from counting. */
  wrongCounts: number;
  /** Slowest opening of the database after a kill, ms. */
  slowestOpenMs: number;
}

const writer = fileURLToPath(
  new URL('../../../apps/api/src/db/testing/acknowledged-writer.ts', import.meta.url),
);

/** Fifty kills, in a folder of their own. */
export async function killWriter(rounds = 50): Promise<Finding> {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-kill-'));
  try {
    const report = await killDuringWrites(dataDir, rounds);
    const { acknowledged, lost, wrongCounts, slowestOpenMs } = report;
    return {
      fault: `kill -9 during writes, ${rounds} rounds`,
      figure: '0 acknowledged writes lost, counts right',
      seen: `${lost} of ${acknowledged} lost, ${wrongCounts} wrong counts, slowest opening ${slowestOpenMs} ms`,
      isReached: lost + wrongCounts === 0 && acknowledged > 0,
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Kills the process that writes into the embedded database, `rounds` times at a random moment, and
 * checks after each that every acknowledged write is there.
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

/** The whole lines it printed: a torn one was never acknowledged to anybody. */
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
