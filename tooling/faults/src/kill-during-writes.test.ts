import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hangs } from '@buddyline/tests/time-limits';
import { expect, onTestFinished, test } from 'vitest';
import { killDuringWrites } from './kill-during-writes.ts';

// Three rounds instead of the command's fifty; each starts two processes on a new engine.
test('kill -9 during writes loses no acknowledged write', { timeout: hangs.testMs }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const report = await killDuringWrites(dataDir, 3);
  expect(report).toMatchObject({ rounds: 3, lost: 0, wrongCounts: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
});
