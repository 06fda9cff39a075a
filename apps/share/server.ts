import { fileURLToPath } from 'node:url';
import { openLog } from '@buddyline/web-server/log';
import { readWebEnvironment, runWebServer, warnOfRootApi } from '@buddyline/web-server/run';
import { allowInlineScripts, allowInlineStyles } from '@buddyline/web-server/security-headers';
import { startOrExit } from '@buddyline/web-server/start';
import { createWebServer } from '@buddyline/web-server/web-server';
import { createRequestHandler } from 'react-router';
import { sharedKeyOf } from './app/post/shared-key.ts';
import manifest from './package.json' with { type: 'json' };
import { tooBusy } from './app/too-busy.ts';

/** Renders each page on request. The policy allows one script of ours and nothing else. */
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

await startOrExit('share', async () => {
  const environment = readWebEnvironment(4002);
  const log = openLog();
  warnOfRootApi(log, environment.apiUrl);
  // This module reads the settings when it is loaded.
  const build = await import('virtual:react-router/server-build');
  const handle = createRequestHandler(build, 'production');
  // Any page will do: all have the same inline styles and script, which the policy allows by hash.
  const page = await (await handle(new Request('http://localhost/posts'))).text();
  const app = await createWebServer({
    clientDir: fileURLToPath(new URL('./build/client', import.meta.url)),
    csp: allowInlineScripts(allowInlineStyles(csp, page), page),
    log,
    api: {
      url: environment.apiUrl,
      // The calls that the page makes in the browser.
      routes: [
        { methods: ['GET', 'HEAD'], path: '/files/:id' },
        { methods: ['POST'], path: '/posts/:id/share' },
      ],
    },
    render: (request) => handle(request),
    sharedKeyOf,
    busy: tooBusy,
  });
  await runWebServer(app, { name: 'share', version: manifest.version }, environment);
});
