import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { logDir, root } from './paths.mjs';
import { descendants, stillRunning } from './process-tree.mjs';
import { StartError } from './terminal.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {(line: string) => void} [onLine] called for every line of the output
 */

/**
 * @typedef {object} Running
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} logFile
 * @property {() => string} output the last 200 lines
 * @property {Promise<unknown>} exited resolves when the program has exited
 * @property {Promise<number>} ended resolves when its output was read too: the exit code, 1 after a signal
 */

/** Time for a server to finish its last requests; its own limit is 10 s. */
const stopTimeoutMs = 11_000;

/** @type {Set<Running>} */
const running = new Set();
let stopping = false;

export const isStopping = () => stopping;

/**
 * Starts a program in its own process group, so that it can be stopped with its descendants. Its output
 * goes to a log file.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Running}
 */
export function startProcess(name, command, args, { cwd = root, env, onLine } = {}) {
  if (stopping) throw new StartError('Stopped.');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const log = recordOutput(name, child, onLine);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      log.add(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  // Its children may keep the output open after it exits.
  const exited = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  const one = { name, child, exited, ended, ...log };
  running.add(one);
  void ended.then(() => running.delete(one));
  return one;
}

/**
 * Runs a program and waits for it. Throws a StartError with the advice if it fails.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { advice?: string }} [options]
 */
export async function runToEnd(name, command, args, { advice, ...options } = {}) {
  const one = startProcess(name, command, args, options);
  const code = await one.ended;
  // A build tool may exit with 0 after SIGTERM.
  if (stopping) throw new StartError('Stopped.');
  if (code === 0) return one;
  const where = `The full output is in ${one.logFile}`;
  const help = advice ? `${advice} ${where}` : where;
  throw new StartError(`${name} failed (exit code ${code}).`, help, one.output());
}

/**
 * Runs a program attached to the terminal, for example to ask for a password.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runAttached(command, args) {
  const child = spawn(command, args, { cwd: process.env.INIT_CWD || root, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** @type {Promise<unknown> | undefined} */
let stopped;

/** Stops all running programs, and waits until they have exited. Calling it again only waits. */
export async function stopAll() {
  stopping = true;
  stopped ??= Promise.all([...running].map(stopOne));
  await stopped;
}

/** @param {Running} one */
async function stopOne(one) {
  const { pid } = one.child;
  if (pid === undefined) return;
  // Listed before the signal, because orphans can no longer be found through their parent.
  const family = descendants(pid);
  signalGroup(pid, 'SIGTERM');
  const inTime = new AbortController();
  const tooLate = wait(stopTimeoutMs, undefined, { signal: inTime.signal }).catch(() => undefined);
  await Promise.race([one.exited, tooLate]);
  inTime.abort();
  signalGroup(pid, 'SIGKILL');
  for (let left = stillRunning(family); left.length > 0; left = stillRunning(left)) {
    for (const entry of left) kill(entry.pid);
    await wait(10);
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // All processes of the group have exited.
  }
}

/** @param {number} pid */
function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It exited between the list and the signal.
  }
}

/**
 * @param {string} name
 * @param {import('node:child_process').ChildProcess} child
 * @param {((line: string) => void) | undefined} onLine
 */
function recordOutput(name, child, onLine) {
  mkdirSync(logDir, { recursive: true });
  // Logs contain names and addresses; an older folder may be readable by others.
  chmodSync(logDir, 0o700);
  const logFile = join(logDir, `${name.replaceAll(/[^\w-]+/g, '-').toLowerCase()}.log`);
  const file = createWriteStream(logFile, { mode: 0o600 });
  /** @type {string[]} */
  const lines = [];
  let rest = '';
  const add = (/** @type {string} */ coloured) => {
    const text = stripVTControlCharacters(coloured);
    file.write(text);
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) onLine?.(line);
    lines.push(...parts);
    lines.splice(0, lines.length - 200);
  };
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', add);
  child.once('close', () => file.end());
  return { logFile, add, output: () => [...lines, rest].join('\n') };
}
