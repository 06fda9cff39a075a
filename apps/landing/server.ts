import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWebEnvironment, runWebServer } from '@buddyline/web-server/run';
import { createWebServer } from '@buddyline/web-server/web-server';
import { policyOf } from './security.ts';

const clientDir = join(import.meta.dirname, 'build/client');

const pages = ['index.html', 'old/index.html', 'ar/index.html', 'ar/old/index.html'];
const html = await Promise.all(pages.map((page) => readFile(join(clientDir, page), 'utf8')));

/** Serves the prerendered pages, each lost address in its own language. */
const app = await createWebServer({
  clientDir,
  csp: policyOf(html.join('')),
  notFoundPage: (pathname) =>
    /^\/ar(?:\/|$)/.test(pathname) ? 'ar/404/index.html' : '404/index.html',
});
await runWebServer(app, 'landing', readWebEnvironment(4003));
