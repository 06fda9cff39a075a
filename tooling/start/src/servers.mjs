import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isStopping, startProcess } from './processes.mjs';
import { dim, say, sayProgress, StartError } from './terminal.mjs';

/** The first start creates the database and loads its data set; `full` takes minutes. */
const readyTimeoutMs = 10 * 60_000;

/**
 * Starts a server and resolves when `url` responds with 2xx.
 * @param {string} name
 * @param {string[]} args for Node
 * @param {import('./processes.mjs').RunOptions & { url: string }} options
 */
export async function startServer(name, args, { url, ...options }) {
  const env = { ...options.env, ...withoutProxy(url) };
  const server = startProcess(name, process.execPath, args, { ...options, env });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await answers(url))) {
    if (server.child.exitCode !== null || server.child.signalCode !== null) {
      await server.ended;
      // With `onLine` the output has already been shown.
      const output = options.onLine ? '' : server.output();
      throw new StartError(`${name} did not start.`, `Its log: ${server.logFile}`, output);
    }
    if (Date.now() > deadline) {
      throw new StartError(`${name} does not respond at ${url}.`, `Its log: ${server.logFile}`);
    }
    await wait(50);
  }
  return server;
}

/**
 * Not `fetch`, which would ask a proxy for this machine with NODE_USE_ENV_PROXY=1; an agent of its own does not.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function answers(url) {
  return new Promise((resolve) => {
    const asking = get(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(false));
  });
}

/**
 * The servers ask each other, on this machine.
 * @param {string} url
 * @returns {NodeJS.ProcessEnv}
 */
function withoutProxy(url) {
  const { NO_PROXY, no_proxy: lowercase } = process.env;
  const own = ['localhost', '127.0.0.1', '::1', new URL(url).hostname];
  const all = [NO_PROXY || lowercase, ...own].filter(Boolean).join(',');
  return { NO_PROXY: all, no_proxy: all };
}

/**
 * Waits until one of the servers exits, and throws.
 * @param {import('./processes.mjs').Running[]} servers
 * @returns {Promise<never>}
 */
export async function watch(servers) {
  const first = await Promise.race(servers.map((server) => server.ended.then(() => server)));
  // A requested stop already exits this process.
  if (isStopping()) return new Promise(() => {});
  throw ended(first);
}

/** @param {import('./processes.mjs').Running} server */
function ended(server) {
  const { exitCode, signalCode } = server.child;
  return new StartError(
    `${server.name} exited unexpectedly (${signalCode ?? `exit code ${exitCode}`}), so all servers are stopped.`,
    `The lines above are the end of its log: ${server.logFile}`,
    server.output(),
  );
}

/**
 * Shows a server's plain output, and the warnings and errors of its log.
 * @param {string} name
 * @param {() => boolean} [isQuiet]
 */
export function showProgress(name, isQuiet = () => false) {
  return (/** @type {string} */ line) => {
    const text = isQuiet() ? '' : textToShow(line);
    if (text.trim() === '') return;
    const prefix = `  ${name} | `;
    const shown = dim(prefix + text.replaceAll('\n', `\n${prefix}`));
    if (/\d ?%$/.test(text)) sayProgress(shown);
    else say(shown);
  };
}

/** Log lines of this pino level and above are shown. */
const warning = 40;

/** @param {string} line of a server's output @returns {string} empty for a log line below the level `warn` */
export function textToShow(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { level, msg, err } = JSON.parse(line);
    if (!(level >= warning)) return '';
    return [msg, err?.stack].filter(Boolean).join('\n');
  } catch {
    return line;
  }
}
