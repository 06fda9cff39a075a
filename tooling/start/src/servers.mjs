import { setTimeout as wait } from 'node:timers/promises';
import { isStopping, startProcess } from './processes.mjs';
import { dim, say, sayProgress, StartError } from './terminal.mjs';

/** The first start makes an embedded database and its demo data; `full` takes minutes. */
const slowestReady = 10 * 60_000;

/**
 * Starts a server and answers once `url` does.
 * @param {string} name
 * @param {string[]} args of Node
 * @param {import('./processes.mjs').RunOptions & { url: string }} options
 */
export async function startServer(name, args, { url, ...options }) {
  const server = startProcess(name, process.execPath, args, options);
  const deadline = Date.now() + slowestReady;
  while (!(await answers(url))) {
    if (server.child.exitCode !== null || server.child.signalCode !== null) {
      await server.ended;
      // What was shown line by line has said why.
      const output = options.onLine ? '' : server.output();
      throw new StartError(`${name} did not start.`, `Its output: ${server.logFile}`, output);
    }
    if (Date.now() > deadline) {
      throw new StartError(`${name} does not answer on ${url}.`, `Its output: ${server.logFile}`);
    }
    await wait(50);
  }
  return server;
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Waits until one of them ends, which none should.
 * @param {import('./processes.mjs').Running[]} servers
 * @returns {Promise<never>}
 */
export async function watch(servers) {
  const first = await Promise.race(servers.map((server) => server.ended.then(() => server)));
  // An asked-for stop ends this process itself.
  if (isStopping()) return new Promise(() => {});
  throw ended(first);
}

/** @param {import('./processes.mjs').Running} server */
function ended(server) {
  const { exitCode, signalCode } = server.child;
  return new StartError(
    `${server.name} has stopped by itself (${signalCode ?? `exit ${exitCode}`}), so everything stops.`,
    `The lines above are its last; all of them are in ${server.logFile}`,
    server.output(),
  );
}

/**
 * Shows what a server says to people: its plain lines, and of its log what went wrong.
 * @param {string} name
 * @param {() => boolean} [isQuiet]
 */
export function showProgress(name, isQuiet = () => false) {
  return (/** @type {string} */ line) => {
    const words = isQuiet() ? '' : wordsOf(line);
    if (words.trim() === '') return;
    const prefix = `  ${name} | `;
    const shown = dim(prefix + words.replaceAll('\n', `\n${prefix}`));
    if (/\d ?%$/.test(words)) sayProgress(shown);
    else say(shown);
  };
}

/** The level of pino's log lines from which on a person should know. */
const warning = 40;

/** @param {string} line of a server's output @returns {string} nothing for a log line that is all right */
export function wordsOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (!(level >= warning)) return '';
    return [msg, err?.stack].filter(Boolean).join('\n');
  } catch {
    return line;
  }
}
