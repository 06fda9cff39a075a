import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyCall } from '@buddyline/web-server/api-proxy';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { createWebServer } from '@buddyline/web-server/web-server';
import { addressFile, addressFinder, type KnownAddress } from './known-addresses.ts';

/**
 * Serves the built panel: its files, `index.html` for every address of the panel, and `/api`
 * through to the API, so that the browser never leaves its own origin.
 */
const build = fileURLToPath(new URL('./build/', import.meta.url));
const addresses: KnownAddress[] = JSON.parse(readFileSync(build + addressFile, 'utf8'));
const find = addressFinder(addresses);

const self = ["'self'"];
const csp = {
  'default-src': ["'none'"],
  'script-src': self,
  // Dialog and animation code put style elements into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': self,
  'img-src': ["'self'", 'blob:', 'data:'],
  'connect-src': self,
  'frame-src': self,
  'manifest-src': self,
  'form-action': self,
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

const environment = readWebEnvironment(4001);
const app = await createWebServer({
  clientDir: `${build}client`,
  csp,
  api: { url: environment.apiUrl, routes: [everyCall] },
  historyFallback: {
    file: 'index.html',
    isKnown: (pathname) => find(pathname) !== undefined,
    // Otherwise the browser learns of them one after the other, as each script names the next.
    modulesOf: (pathname) => find(pathname)?.modules ?? [],
  },
});
await runWebServer(app, 'admin', environment);
