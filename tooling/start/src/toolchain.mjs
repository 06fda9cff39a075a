// Must run on Node 20, like everything before the script is restarted.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheDir } from './paths.mjs';
import { duration, say, StartError } from './terminal.mjs';

/** The first release with `crypto.argon2`, which hashes the passwords. */
const oldestNode = { major: 24, minor: 7 };
const pnpmMajor = '12';
const cacheFile = join(cacheDir, 'toolchain.json');

/** @typedef {{ node: string, pnpm: string }} Toolchain absolute paths of the two programs */

/** True in the restarted process. */
export function isInToolchain() {
  return process.env.BUDDYLINE_TOOLCHAIN === '1';
}

/**
 * Restarts `script` on Node 24 with pnpm 12 in PATH. The binary is started directly, because npx or a
 * shell in between would not forward signals.
 * @param {string} script
 * @returns {Promise<number>} its exit code
 */
export async function runInToolchain(script) {
  const toolchain = findToolchain();
  const child = spawn(toolchain.node, [script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolchainEnvironment(toolchain),
  });
  // The IPC channel carries no messages; it closes when this process is killed, which the child detects.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/** @param {Toolchain} toolchain */
function toolchainEnvironment({ node, pnpm }) {
  // The variables that npm sets for its scripts would change how pnpm installs.
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = [dirname(node), dirname(pnpm), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(inherited), PATH: path, BUDDYLINE_TOOLCHAIN: '1' };
}

/** @returns {Toolchain} */
function findToolchain() {
  const known = readCache();
  if (known) return known;
  const found = presentToolchain() ?? fetchToolchain();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(cacheFile, `${JSON.stringify(found, null, 2)}\n`);
  return found;
}

function readCache() {
  try {
    const known = JSON.parse(readFileSync(cacheFile, 'utf8'));
    return existsSync(known.node) && existsSync(known.pnpm) ? known : undefined;
  } catch {
    return undefined;
  }
}

function presentToolchain() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const recent =
    major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor);
  const pnpm = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pnpm'))
    .find((path) => existsSync(path));
  if (!recent || !pnpm) return undefined;
  const { stdout } = spawnSync(pnpm, ['--version'], { encoding: 'utf8' });
  return stdout?.startsWith(`${pnpmMajor}.`) ? { node: process.execPath, pnpm } : undefined;
}

/** Fetches both programs with npx; only the first run does this. */
function fetchToolchain() {
  const since = Date.now();
  say(`Fetching Node 24 and pnpm ${pnpmMajor} (the installed Node is ${process.versions.node})`);
  const print = `node -p "JSON.stringify([process.execPath, process.env.PATH])"`;
  const packages = ['--package=node@24', `--package=pnpm@${pnpmMajor}`];
  const answer = spawnSync('npx', ['--yes', ...packages, '-c', print], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // With npm's own two it is silent for more than a minute when there is no registry.
    env: { ...process.env, npm_config_fetch_retries: '1' },
  });
  const toolchain = answer.status === 0 ? parseAnswer(answer.stdout) : undefined;
  if (!toolchain) {
    const output = answer.error?.message ?? answer.stderr ?? '';
    throw new StartError(
      'Node 24 and pnpm could not be fetched from the npm registry.',
      adviceFor(output),
      output,
    );
  }
  say(`Fetched Node 24 and pnpm (${duration(since)})`);
  return toolchain;
}

/** @param {string} output of npm */
export function adviceFor(output) {
  if (/EROFS|EACCES|EPERM/.test(output)) {
    return 'npm cannot write its cache: set npm_config_cache and HOME to folders that this user can write, and start again.';
  }
  if (/ENOSPC|EDQUOT/.test(output)) {
    return 'There is no space left for the cache of npm: free some, or set npm_config_cache to a folder on a larger disk. Everything together needs 1.5 GB.';
  }
  return 'Check the connection (npm ping), or install Node 24.7 or later and pnpm 12.';
}

/**
 * @param {string} stdout
 * @returns {Toolchain | undefined}
 */
function parseAnswer(stdout) {
  const line = stdout.trim().split('\n').at(-1) ?? '';
  const [node, path] = JSON.parse(line);
  const pnpm = path
    .split(delimiter)
    .map((/** @type {string} */ folder) => join(folder, 'pnpm'))
    .find(existsSync);
  return pnpm ? { node: realpathSync(node), pnpm } : undefined;
}
