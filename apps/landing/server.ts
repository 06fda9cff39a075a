import { fileURLToPath } from 'node:url';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { createWebServer } from '@buddyline/web-server/web-server';
import { csp } from './security.ts';

/** Serves the prerendered pages, each lost address in its own language. */
const app = await createWebServer({
  clientDir: fileURLToPath(new URL('./build/client', import.meta.url)),
  csp,
  notFoundPage: (pathname) =>
    /^\/ar(?:\/|$)/.test(pathname) ? 'ar/404/index.html' : '404/index.html',
});
await runWebServer(app, 'landing', readWebEnvironment(4003));
