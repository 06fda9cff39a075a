import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { catalogsPlaceholder, type PageCatalogs } from '../app/first-view/name-files.ts';
import routes from '../app/routes.ts';

/** The chunk names from `code-splitting.ts`, followed by the build's hash of eight characters. */
const catalogFile = /^words-(?<language>[a-z]+)-(?<name>[a-z-]+)-[\w-]{8}\.js$/;

/** Writes the URLs of the catalogs into the prerendered page, so that the boot script can preload them. */
export async function nameCatalogs(clientDir: string, page: string): Promise<void> {
  const files = listCatalogs(await readdir(join(clientDir, 'assets')));
  const html = await readFile(page, 'utf8');
  if (!html.includes(catalogsPlaceholder))
    throw new Error(`${page} has no place for the catalogs.`);
  const catalogs: PageCatalogs = { files, bySegment: catalogsBySegment() };
  await writeFile(
    page,
    html.replace(catalogsPlaceholder, () => JSON.stringify(catalogs)),
  );
}

export function listCatalogs(files: string[]): PageCatalogs['files'] {
  const found: PageCatalogs['files'] = {};
  for (const file of files) {
    const { language, name } = catalogFile.exec(file)?.groups ?? {};
    if (language && name) (found[language] ??= {})[name] = `/assets/${file}`;
  }
  return found;
}

/** The catalog of each route's path, below the area if it names that: each feature has one, named as its folder. */
export function catalogsBySegment(among: RouteConfigEntry[] = routes): PageCatalogs['bySegment'] {
  const found: PageCatalogs['bySegment'] = {};
  for (const { path, file, children = [] } of among) {
    const feature = /^features\/(?<name>[^/]+)\//.exec(file)?.groups?.['name'];
    const part = path?.replace(/^(?:panel|admin)\//, '').split('/')[0];
    if (feature && part) found[part] = feature;
    Object.assign(found, catalogsBySegment(children));
  }
  return found;
}
