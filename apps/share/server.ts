import { fileURLToPath } from 'node:url';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { allowInlineScripts, allowInlineStyles } from '@buddyline/web-server/security-headers';
import { createWebServer } from '@buddyline/web-server/web-server';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** Renders a page per request; in the browser one script of our own runs, and nothing else may. */
const self = ["'self'"];
const csp = {
  'default-src': ["'none'"],
  'script-src': ["'none'"],
  'connect-src': self,
  'style-src': ["'none'"],
  'font-src': self,
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

// Built by `pnpm build`; named in a variable so that types are checked without a build.
const buildPath = fileURLToPath(new URL('./build/server/index.js', import.meta.url));
const build: ServerBuild = await import(buildPath);
const handle = createRequestHandler(build, 'production');

/** Any page will do: all carry the same styles and script, and the policy allows them by their hash. */
const page = await (await handle(new Request('http://localhost/posts'))).text();

const environment = readWebEnvironment(4002);
const app = await createWebServer({
  clientDir: fileURLToPath(new URL('./build/client', import.meta.url)),
  csp: allowInlineScripts(allowInlineStyles(csp, page), page),
  api: {
    url: environment.apiUrl,
    // What the page asks for in the browser.
    routes: [
      { methods: ['GET', 'HEAD'], path: '/files/:id' },
      { methods: ['POST'], path: '/posts/:id/share' },
    ],
  },
  render: (request) => handle(request),
});
await runWebServer(app, 'share', environment);
