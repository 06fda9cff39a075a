import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A server that tests start, and the package of Debian that has it. */
export interface DebianProgram {
  name: string;
  package: string;
}

export const redisServer: DebianProgram = { name: 'redis-server', package: 'redis-server' };
export const pgbouncer: DebianProgram = { name: 'pgbouncer', package: 'pgbouncer' };
export const nginx: DebianProgram = { name: 'nginx', package: 'nginx-light' };

const aptGet = '/usr/bin/apt-get';
/** Servers are where a user's PATH does not lead. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * The path of the program: an installed one, else from apt when this is root on Debian. Without it
 * its tests are skipped, which is said by name; with CI=true they may not be.
 * @param report told what is being fetched and what is missing
 * @returns null when there is none and none can be had
 */
export function findDebianProgram(
  program: DebianProgram,
  report: (line: string) => void = console.warn,
): string | null {
  const found = installed(program) ?? fetchWithApt(program, report);
  if (found !== undefined) return found;
  const advice = `install ${program.name} (Debian: apt-get install ${program.package})`;
  if (process.env['CI'] === 'true') throw new Error(`No ${program.name} for the tests: ${advice}.`);
  report(`SKIPPED: the tests that need ${program.name}; to have them run, ${advice}.`);
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
  // The package lists of a fresh machine are empty or old: then, and only then, fetch them.
  if (!apt(install) && apt(['update', '-qq'])) apt(install);
  return installed(program);
}

/** Two runs may install side by side: the second waits for the first. */
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
