import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { precompress } from '@buddyline/web-server/precompress';
import { SettingError } from '@buddyline/web-server/settings';
import { startOrExit } from '@buddyline/web-server/start';
import { buildDir, renderSite } from './render-site.ts';

/** `node write-site.js <folder>`: writes the whole site as files for static hosting. */
await startOrExit('landing', async () => {
  const folder = process.argv[2];
  if (!folder) throw new SettingError('Name the folder to write: node write-site.js <folder>.');
  const renderedFiles = await renderSite(await import('virtual:react-router/server-build'));
  await cp(`${buildDir}client`, folder, { recursive: true });
  for (const [path, { body }] of Object.entries(renderedFiles)) {
    const isFile = path.includes('.') || path === '/_headers';
    const file = join(folder, isFile ? path : `${path}/index.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  await precompress(folder);
  process.stdout.write(`The site is in ${folder}\n`);
});
