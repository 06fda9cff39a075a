import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests start, and the Debian package that contains it. */
export interface DebianProgram {
  name: string;
  package: string;
}

export const redisServer: DebianProgram = { name: 'redis-server', package: 'redis-server' };
export const pgbouncer: DebianProgram = { name: 'pgbouncer', package: 'pgbouncer' };
export const nginx: DebianProgram = { name: 'nginx', package: 'nginx-light' };
export const faketime: DebianProgram = { name: 'faketime', package: 'faketime' };
export const logrotate: DebianProgram = { name: 'logrotate', package: 'logrotate' };
export const openssl: DebianProgram = { name: 'openssl', package: 'openssl' };
/** The npm package of PostgreSQL lacks it. */
export const pgDump: DebianProgram = { name: 'pg_dump', package: 'postgresql-client' };
export const curl: DebianProgram = { name: 'curl', package: 'curl' };
/** Checks alerts; it comes with the server, which is not started. */
export const promtool: DebianProgram = { name: 'promtool', package: 'prometheus' };

const aptGet = '/usr/bin/apt-get';
/** Folders of servers that a user's PATH often lacks. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * The path of the program: an installed one, else from apt if this is root on Debian.
 * @param report gets a line about each installation and each missing program
 * @returns null if it is missing and cannot be installed; the caller then skips its tests
 * @throws Error instead of returning null with CI=true
 */
export function findDebianProgram(
  program: DebianProgram,
  report: (line: string) => void = console.warn,
): string | null {
  const found = installed(program) ?? fetchWithApt(program, report);
  if (found !== undefined) return found;
  const advice = `install ${program.name} (Debian: apt-get install ${program.package})`;
  if (process.env['CI'] === 'true') throw new Error(`No ${program.name} for the tests: ${advice}.`);
  report(`SKIPPED: the tests that need ${program.name}; to run them, ${advice}.`);
  return null;
}

function installed({ name }: DebianProgram): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...serverFolders].map((folder) => join(folder, name)).find(isExecutable);
}

function fetchWithApt(program: DebianProgram, report: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !isExecutable(aptGet)) return undefined;
  report(`${program.name} is not installed; trying: apt-get install ${program.package}`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', program.package];
  // A failure may mean missing or outdated package lists: update them and try again.
  if (!apt(install) && apt(['update', '-qq'])) apt(install);
  return installed(program);
}

/** Waits for the lock while another test run installs. */
function apt(args: string[]): boolean {
  try {
    execFileSync(aptGet, ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
