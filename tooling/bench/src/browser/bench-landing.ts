import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditPage } from '../audit-page.ts';
import { untilReady, stopProcess, runApp } from '../server-process.ts';

/** Mobile Lighthouse on the four landing pages. */
const { origin, port } = await canonicalOrigin();
const landing = runApp('landing', 'dist/server.js', { PORT: port });
try {
  await untilReady(`${origin}/health`, landing);
  for (const path of ['/', '/ar', '/old', '/ar/old']) {
    console.log(`${path}: ${await auditPage(`${origin}${path}`)}`);
  }
} finally {
  await stopProcess(landing);
}

/** The origin of the pages' canonical links: Lighthouse deducts points if they point elsewhere. */
async function canonicalOrigin(): Promise<URL> {
  const page = join(import.meta.dirname, '../../../../apps/landing/build/client/index.html');
  const canonical = /rel="canonical" href="([^"]+)"/.exec(await readFile(page, 'utf8'))?.[1];
  return new URL(canonical ?? 'http://127.0.0.1:4003');
}
