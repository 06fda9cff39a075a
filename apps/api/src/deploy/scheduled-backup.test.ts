import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresBinaries } from '@buddyline/tests/postgres-binaries';
import { copyTemplate } from '@buddyline/tests/test-database';
import { runOn, urlOfDatabase } from '@buddyline/tests/test-postgres';
import { expect, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { pgDumpTest } from '../db/testing/engine-tests.ts';
import { startTestApiOn } from '../testing/test-api.ts';

const script = join(import.meta.dirname, '../../deploy/scheduled-backup.sh');
const checkName = `buddyline_check_${process.pid}`;

/** A deployment with one account, an empty database for the check and a folder for backups. */
async function deployment() {
  const { place, dispose } = await copyTemplate(inject('databaseTemplate'));
  const { databaseUrl = '', dataDir } = place;
  const database = await openDatabase({ databaseUrl, dataDir, databasePool: 2 });
  const api = await startTestApiOn(database, { dataDir });
  await runOn(databaseUrl, `create database ${checkName}`);
  const backups = mkdtempSync(join(tmpdir(), 'buddyline-backups-'));
  onTestFinished(async () => {
    await api.close();
    await runOn(databaseUrl, `drop database ${checkName} with (force)`);
    await dispose();
    rmSync(backups, { recursive: true });
  });
  await api.addPerson({ role: 'ADMIN' });
  const checkUrl = urlOfDatabase(databaseUrl, checkName);
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  const PATH = [findPostgresBinaries(), dirname(process.execPath), process.env['PATH']];
  const backUp = (settings: Record<string, string> = {}) =>
    promisify(execFile)(script, [backups], {
      env: {
        PATH: PATH.join(delimiter),
        DATABASE_URL: databaseUrl,
        RESTORE_CHECK_URL: checkUrl,
        DATA_DIR: dataDir,
        ...settings,
      },
    });
  const accounts = async () =>
    (await database.db.selectFrom('users').select('id').execute()).length;
  return { backups, backUp, databaseUrl, checkUrl, accounts };
}

const folders = (backups: string) => readdirSync(backups).filter((name) => name.endsWith('Z'));

pgDumpTest(
  'a backup is restored for a check, told to Prometheus, and replaces the oldest',
  async () => {
    const { backups, backUp } = await deployment();
    mkdirSync(join(backups, '2025-01-01T032000Z'));
    mkdirSync(join(backups, '2025-01-02T032000Z'));
    const began = Math.floor(Date.now() / 1000);
    const { stdout } = await backUp({ KEEP: '2' });
    const [kept, made = ''] = folders(backups);
    expect(kept).toBe('2025-01-02T032000Z');
    expect(stdout).toContain(`Restored with 1 accounts, and checked: ${join(backups, made)}`);
    expect(folders(backups)).toHaveLength(2);
    const metrics = readFileSync(join(backups, 'buddyline-backup.prom'), 'utf8');
    const restored = /^buddyline_backup_restored_timestamp_seconds (\d+)$/m.exec(metrics)?.[1];
    expect(Number(restored)).toBeGreaterThanOrEqual(began);
  },
);

pgDumpTest(
  'no database is emptied that a check has not filled, however it is spelled',
  async () => {
    const { backups, backUp, databaseUrl, accounts } = await deployment();
    for (const RESTORE_CHECK_URL of [databaseUrl, `${databaseUrl}?application_name=check`]) {
      await expect(backUp({ RESTORE_CHECK_URL })).rejects.toThrow(
        /has tables that no check has left/,
      );
      expect(folders(backups)).toEqual([]);
      expect(await accounts()).toBe(1);
    }
  },
);

pgDumpTest('what a check has left that was interrupted is emptied by the next one', async () => {
  const { backups, backUp, checkUrl } = await deployment();
  await backUp();
  await runOn(checkUrl, 'create table left_over (id int)');
  await backUp();
  expect(folders(backups).length).toBeGreaterThan(0);
});
