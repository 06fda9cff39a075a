import { startWebApp, webBuild } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { auditPage } from '../audit-page.ts';

/** Lighthouse, as a phone sees it, on the four pages a visitor may land on. */
const port = `${await freePort()}`;
// A canonical link that leads elsewhere costs points.
const where = { PORT: port, LANDING_ORIGIN: `http://127.0.0.1:${port}` };
const landing = await startWebApp(webBuild('landing'), where);
try {
  for (const path of ['/', '/ar', '/old', '/ar/old']) {
    console.log(`${path}: ${await auditPage(`${landing.origin}${path}`)}`);
  }
} finally {
  await landing.stop();
}
