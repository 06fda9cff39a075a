import { fileURLToPath } from 'node:url';
import { locales } from '@buddyline/i18n/locale';
import type { RenderedFile, RenderedFiles } from '@buddyline/web-server/rendered-files';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { folderOf } from './app/page-address.ts';
import { paintCard } from './paint-card.ts';

const pages = ['', '/old', '/help', '/privacy', '/terms', '/404'];
const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/_headers'];

/** The build's output: client files and fonts. */
export const buildDir = fileURLToPath(new URL('./build/', import.meta.url));

/**
 * Renders every page and file that contains settings of the deployment. Rendering escapes each
 * setting for its context, which inserting them into finished pages would not.
 */
export async function renderSite(build: ServerBuild): Promise<RenderedFiles> {
  const handle = createRequestHandler(build, 'production');
  const get = async (path: string): Promise<Response> => {
    const response = await handle(new Request(`http://localhost${path}`));
    if (!response.ok) throw new Error(`${path} was not rendered: status ${response.status}.`);
    return response;
  };
  const ofPages = locales.flatMap((locale) =>
    pages.map((page) => `${folderOf(locale)}${page}` || '/'),
  );
  const paths = [...ofPages, ...files];
  const rendered = paths.map(async (path): Promise<[string, RenderedFile]> => {
    const response = await get(path);
    const type = response.headers.get('content-type') ?? 'text/plain';
    return [path, { type, body: await response.text() }];
  });
  const cards = locales.map(async (locale): Promise<[string, RenderedFile]> => {
    const drawing = await (await get(`/share-card-${locale}.svg`)).text();
    const body = await paintCard(drawing, `${buildDir}fonts`);
    return [`/share-card-${locale}.png`, { type: 'image/png', body }];
  });
  return Object.fromEntries(await Promise.all([...rendered, ...cards]));
}
