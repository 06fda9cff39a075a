import { fileURLToPath } from 'node:url';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { createWebServer } from '@buddyline/web-server/web-server';

/** Serves the prerendered pages. They run no script, and the policy allows none. */
const self = ["'self'"];
const csp = {
  'default-src': ["'none'"],
  'style-src': self,
  'font-src': self,
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const app = await createWebServer({
  clientDir: fileURLToPath(new URL('./build/client', import.meta.url)),
  csp,
  notFoundPage: '404/index.html',
});
await runWebServer(app, 'landing', readWebEnvironment(4003));
