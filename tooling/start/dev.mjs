import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main } from './src/main.mjs';
import { recordOwnApi, isOwnApiRunning } from './src/own-api.mjs';
import { appDir } from './src/paths.mjs';
import { checkDataDir, checkFree } from './src/preflight.mjs';
import { showProgress, startServer, watch } from './src/servers.mjs';
import { reachable, readSettings, webOrigins } from './src/settings.mjs';
import { bold, dim, green, say, StartError, step } from './src/terminal.mjs';
import { compileTexts, install } from './src/workspace.mjs';

const apps = ['admin', 'share', 'landing', 'api'];
const wanted = process.argv[2] ?? '';

await main({
  script: fileURLToPath(import.meta.url),
  async check() {
    if (!apps.includes(wanted)) {
      throw new StartError(`Which app? One of ${apps.join(', ')}.`, 'npm run dev -- admin');
    }
    const settings = readSettings();
    checkDataDir(settings.dataDir);
    const { apiPort, host } = settings;
    const app = settings.webApps.find(({ name }) => name === wanted);
    const api = app && isOwnApiRunning(apiPort) ? [] : [{ name: 'api', port: apiPort }];
    await checkFree(host, app ? [...api, app] : api, `npm run dev -- ${wanted}`);
  },
  async run() {
    const settings = readSettings();
    await install();
    await compileTexts();
    const api = await findOrStartApi(settings);
    const app = settings.webApps.find(({ name }) => name === wanted);
    const web = app && (await step(`Starting ${wanted}`, () => startDevServer(settings, app)));
    const port = app?.port ?? settings.apiPort;
    say(`${green('●')} ${bold(wanted)} at http://${reachable(settings.host)}:${port}`);
    await watch([api, web].filter((server) => server !== undefined));
  },
});

/**
 * Starts the API from its sources, restarting on changes, or uses the one that runs from this folder.
 * @param {import('./src/settings.mjs').Settings} settings
 */
async function findOrStartApi({ host, apiPort, dataDir }) {
  if (wanted !== 'api' && isOwnApiRunning(apiPort)) {
    say(`Using the API that already runs from this folder on port ${apiPort}`);
    return undefined;
  }
  const api = await step('Starting the API', () =>
    startServer('api', ['--watch', '--watch-preserve-output', 'src/server.ts'], {
      cwd: appDir('api'),
      env: { HOST: host, API_PORT: String(apiPort), DATA_DIR: dataDir },
      onLine: showProgress('api'),
      url: `http://${reachable(host)}:${apiPort}/api/ready`,
    }),
  );
  recordOwnApi(apiPort, api.child.pid);
  say(dim(`  Its warnings and errors are shown here; the full log is ${api.logFile}`));
  return api;
}

/**
 * @param {import('./src/settings.mjs').Settings} settings
 * @param {import('./src/settings.mjs').WebApp} app
 */
function startDevServer(settings, { name, port }) {
  const { host, apiPort } = settings;
  const at = reachable(host);
  const cli = join(appDir(name), 'node_modules/@react-router/dev/bin.cjs');
  return startServer(name, [cli, 'dev', '--host', host, '--port', String(port), '--strictPort'], {
    cwd: appDir(name),
    env: {
      API_URL: process.env.API_URL || `http://${at}:${apiPort}/api`,
      ...webOrigins(settings),
    },
    onLine: showProgress(name),
    // Not `/`, because that of the shared post redirects to another app.
    url: `http://${at}:${port}/favicon.svg`,
  });
}
