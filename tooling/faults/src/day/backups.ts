import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiBuild } from '@buddyline/tests/app-process';
import { runOn } from '@buddyline/tests/test-postgres';
import { adminUrl, type ReplicatedPostgres } from '../failover/replicated-postgres.ts';
import type { Day, Step } from './step.ts';
import { figuresIn, type Figures } from './watched-day.ts';

const script = join(apiBuild.folder, 'deploy/scheduled-backup.sh');
const folderOf = ({ folder }: ReplicatedPostgres) => join(folder, 'backups');
const fileOf = (postgres: ReplicatedPostgres) => join(folderOf(postgres), 'buddyline-backup.prom');

export const readBackups = (postgres: ReplicatedPostgres): Figures =>
  figuresIn(readFileSync(fileOf(postgres), 'utf8'));

/** At midnight the last backup is 25 hours old. */
export function oldBackup({ postgres }: Pick<Day, 'postgres'>): void {
  mkdirSync(folderOf(postgres));
  const began = Math.floor(Date.now() / 1000) - 25 * 3600;
  writeFileSync(fileOf(postgres), `buddyline_backup_restored_timestamp_seconds ${began}\n`);
}

/** The backup of the night fails, since its folder of files is mistyped; it is mended, and started again. */
export async function backUp(day: Day): Promise<Step> {
  const { postgres, settings, watched } = day;
  const admin = adminUrl(postgres.primary);
  await runOn(admin, 'create database buddyline_check owner buddyline');
  await watched.pass(60, ['BuddylineBackupOld']);
  const failed = await start(day, { DATA_DIR: `${settings['DATA_DIR']}-typo` });
  await watched.pass(60, ['BuddylineBackupOld']);
  const made = await start(day, {});
  await watched.pass(60, []);
  return {
    what: 'a backup that fails, and the next one',
    result: `${failed.replaceAll(postgres.folder, '…')}; ${made.replaceAll(postgres.folder, '…')}`,
    isGood: /does not exist/.test(failed) && /Restored with 1 accounts, and checked/.test(made),
  };
}

/** As the API's user, who may read its files. @returns its last line */
async function start(
  { programs, postgres, settings }: Day,
  wrong: Record<string, string>,
): Promise<string> {
  const env = {
    PATH: `${programs.postgres}:${process.env['PATH']}`,
    DATABASE_URL: settings['DATABASE_URL'],
    DATA_DIR: settings['DATA_DIR'],
    RESTORE_CHECK_URL: settings['DATABASE_URL']?.replace(/buddyline$/, 'buddyline_check'),
    ...wrong,
  };
  const done = promisify(execFile)(script, [folderOf(postgres)], { env });
  const { stdout, stderr } = await done.catch((error: { stdout: string; stderr: string }) => error);
  return (stdout + stderr).trim().split('\n').at(-1) ?? '';
}
