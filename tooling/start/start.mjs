import { fileURLToPath } from 'node:url';
import { main } from './src/main.mjs';
import { recordOwnApi } from './src/own-api.mjs';
import { appDir } from './src/paths.mjs';
import { checkDataDir, checkPorts } from './src/preflight.mjs';
import { showProgress, startServer, watch } from './src/servers.mjs';
import { reachable, readSettings, webOrigins } from './src/settings.mjs';
import { bold, dim, duration, green, say, step } from './src/terminal.mjs';
import { build, install } from './src/workspace.mjs';

const since = Date.now();
/** Once true, the API's output goes only to its log. */
let isUp = false;

/**
 * As in the images: glibc otherwise keeps freed memory of pictures, and for each thread; V8 gives new objects 85 MB
 * more.
 */
const memorySettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-semi-space-size=16 ${process.env.NODE_OPTIONS ?? ''}`,
};

await main({
  script: fileURLToPath(import.meta.url),
  async check() {
    const settings = readSettings();
    await checkPorts(settings);
    checkDataDir(settings.dataDir);
  },
  async run() {
    const settings = readSettings();
    await install();
    await build(['api', ...settings.webApps.map((app) => app.name)]);
    const api = await step('Starting the API', () => startApi(settings));
    recordOwnApi(settings.apiPort, api.child.pid);
    const webApps = await step('Starting the web apps', () => startWebApps(settings));
    printAddresses(settings, api.logFile);
    await watch([api, ...webApps]);
  },
});

/** @param {import('./src/settings.mjs').Settings} settings */
function startApi({ host, apiPort, dataDir }) {
  return startServer('api', ['dist/server.js'], {
    cwd: appDir('api'),
    env: {
      NODE_ENV: 'production',
      HOST: host,
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      ...memorySettings,
    },
    onLine: showProgress('api', () => isUp),
    url: `http://${reachable(host)}:${apiPort}/api/ready`,
  });
}

/** @param {import('./src/settings.mjs').Settings} settings */
function startWebApps(settings) {
  const { host, apiPort, webApps } = settings;
  const origins = webOrigins(settings);
  const apiUrl = process.env.API_URL || `http://${reachable(host)}:${apiPort}/api`;
  return Promise.all(
    webApps.map(({ name, port }) =>
      startServer(name, ['dist/server.js'], {
        cwd: appDir(name),
        env: {
          NODE_ENV: 'production',
          HOST: host,
          PORT: String(port),
          API_URL: apiUrl,
          ...origins,
          ...memorySettings,
        },
        url: `http://${reachable(host)}:${port}/health`,
      }),
    ),
  );
}

/** @param {import('./src/settings.mjs').Settings} settings @param {string} apiLog */
function printAddresses({ host, apiPort, webApps, dataDir }, apiLog) {
  isUp = true;
  const at = reachable(host);
  const row = (/** @type {string} */ what, /** @type {string} */ value) =>
    say(`  ${what.padEnd(14)} ${value}`);
  say('');
  say(`${green('●')} ${bold('Buddyline is running')} ${dim(`(started in ${duration(since)})`)}`);
  for (const { what, port } of webApps) row(what, `http://${at}:${port}`);
  row('API', `http://${at}:${apiPort}/api/docs`);
  if (showsDemoAccount(host)) {
    row('sign in', 'admin@buddyline.example / dive-safe-always');
    row('', 'or moderator@, support@ or viewer@…, who may do less');
  }
  row('data', process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir);
  row('log of the API', apiLog);
  say(dim('  Ctrl-C stops everything.'));
}

/**
 * By default, the demo data is loaded only into an embedded database that only this machine can reach.
 * @param {string} host
 */
function showsDemoAccount(host) {
  const { DATABASE_URL, DATASET, PUBLIC_ORIGINS } = process.env;
  const isLoopback = /^(?:localhost|::1|127(?:\.\d{1,3}){3})$/.test(host);
  const isLocal = isLoopback && !PUBLIC_ORIGINS;
  return DATASET === 'demo' || (!DATASET && !DATABASE_URL && isLocal);
}
