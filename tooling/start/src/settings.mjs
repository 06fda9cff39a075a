import { resolve } from 'node:path';
import { root } from './paths.mjs';
import { StartError } from './terminal.mjs';

/**
 * @typedef {object} WebApp
 * @property {string} name
 * @property {number} port
 * @property {string} what
 */

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} apiPort
 * @property {string} dataDir
 * @property {WebApp[]} webApps
 */

/** Reads the settings of `npm start` and `npm run dev` from the environment. @returns {Settings} */
export function readSettings(env = process.env) {
  const host = env.HOST || '127.0.0.1';
  checkOrigins(host, env);
  return {
    host,
    apiPort: readPort('API_PORT', 4000, env),
    dataDir: resolve(env.INIT_CWD || '.', env.DATA_DIR || resolve(root, '.data')),
    webApps: [
      { name: 'admin', port: readPort('ADMIN_PORT', 4001, env), what: 'staff panel' },
      { name: 'share', port: readPort('SHARE_PORT', 4002, env), what: 'shared post' },
      { name: 'landing', port: readPort('LANDING_PORT', 4003, env), what: 'landing pages' },
    ],
  };
}

/**
 * Refuses a host that others can reach while links would lead to this machine, before anything is built.
 * @param {string} host @param {NodeJS.ProcessEnv} env
 */
function checkOrigins(host, env) {
  if (/^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(host)) return;
  // An address of this machine is also where its web apps are.
  const ofApps = ['ADMIN_ORIGIN', 'SHARE_ORIGIN', 'LANDING_ORIGIN'];
  const needed = ['PUBLIC_ORIGINS', ...(['0.0.0.0', '::'].includes(host) ? ofApps : [])];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new StartError(
    `HOST=${host} lets others reach the apps, but ${missing.join(', ')} must be set as well.`,
    "Use the addresses that they type; README.md has an example below 'On a local network'.",
  );
}

/** The host for requests from this machine to a server that listens on `host`. @param {string} host */
export function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The origins of the web apps, for links between them: from the environment, else on this machine.
 * @param {Settings} settings
 * @returns {Record<string, string>} `SHARE_ORIGIN` and so on
 */
export function webOrigins({ host, webApps }, env = process.env) {
  return Object.fromEntries(
    webApps.map(({ name, port }) => {
      const variable = `${name.toUpperCase()}_ORIGIN`;
      return [variable, env[variable] || `http://${reachable(host)}:${port}`];
    }),
  );
}

/** @param {string} name @param {number} usual @param {NodeJS.ProcessEnv} env */
function readPort(name, usual, env) {
  const text = env[name] || String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartError(
    `${name} is '${text}', which is not a port.`,
    'Use a number from 1 to 65535.',
  );
}
