import { join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';
import routes from '../app/routes.ts';

const appFolder = join(import.meta.dirname, '../app');

const catalog = /packages\/i18n\/catalogs\/(?<language>[a-z]+)\/(?<name>[a-z-]+)\.po$/;

/*
 * What goes into which file follows from the routes that need it, so that a file may be renamed or moved
 * and its code stays with the pages that show it. Only addresses are named here.
 */

/** What a visitor gets to see first. */
const login = [...routesAt('/'), ...routesAt('/panel/login')].map(({ file }) => file);
const [area] = routesAt('/admin');
/** The dashboard, the lists and the settings: what has one part after `/admin` in its address. */
const sections = (area?.children ?? []).filter(({ path = ':' }) => !/[/:]/.test(path));

/** So many sections share it that every page may have it. */
const sharedBySections = 3;

interface Pages {
  /** Files of routes, relative to `app`. */
  files: ReadonlySet<string>;
  /** Of how many sections. */
  sections: number;
}

/**
 * Three files in place of a hundred tiny ones, which compress badly and make a long list of routes, and
 * one for what a noun's list shares with its other pages. What is fetched on first use (dialogs, forms,
 * toasts) is in none of them and stays apart.
 */
export const codeSplitting = {
  groups: [
    {
      // Named, so that the build can tell the page where the words of each language are.
      name: catalogFile,
      test: catalog,
      priority: 4,
    },
    {
      // Changes only with a new version of a library.
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|use-sync-external-store)\//,
      priority: 3,
    },
    {
      // The login page, and with it what every page needs.
      name: (moduleId, graph) => (isBase(pagesWith(moduleId, graph)) ? 'base' : null),
      priority: 2,
    },
    {
      // What the admin area's pages share: the client, its rules, the query cache, lists.
      name: (moduleId, graph) => (isPanel(pagesWith(moduleId, graph)) ? 'panel' : null),
      priority: 1,
    },
    {
      name: (moduleId, graph) => nounOf(moduleId, pagesWith(moduleId, graph)),
      priority: 0,
    },
  ],
} satisfies { groups: CodeSplittingGroup[] };

function catalogFile(moduleId: string): string | null {
  const { language, name } = catalog.exec(moduleId)?.groups ?? {};
  return language && name ? `words-${language}-${name}` : null;
}

function isBase({ files }: Pages): boolean {
  if (login.some((file) => files.has(file))) return true;
  // What the layout has too, the root needs only to write the built page: the browser's root is without it.
  return files.has('root.tsx') && !isAround(files);
}

function isPanel(pages: Pages): boolean {
  return isAround(pages.files) || pages.sections >= sharedBySections;
}

function isAround(files: ReadonlySet<string>): boolean {
  return area !== undefined && files.has(area.file);
}

/** The feature of a module that a section shares with another page. */
function nounOf(moduleId: string, pages: Pages): string | null {
  const noun = /^features\/(?<noun>[^/]+)\//.exec(placeOf(moduleId))?.groups?.['noun'];
  return noun !== undefined && pages.sections > 0 && pages.files.size > 1 ? noun : null;
}

/** The pages that have a module from the start; what they fetch later (`import()`) does not count. */
function pagesWith(moduleId: string, graph: ChunkingContext): Pages {
  const files = new Set<string>();
  const importing = new Set([moduleId]);
  for (const id of importing) {
    const module = graph.getModuleInfo(id);
    if (module?.isEntry) files.add(placeOf(id));
    for (const importer of module?.importers ?? []) importing.add(importer);
  }
  return { files, sections: sections.filter(({ file }) => files.has(file)).length };
}

/** The router splits a route's file into several modules, by a query. */
function placeOf(moduleId: string): string {
  return relative(appFolder, moduleId.replace(/\?.*$/, ''));
}

/** The route of an address below the layouts around it. */
function routesAt(address: string): RouteConfigEntry[] {
  const found = findRoutes(address, routes, '');
  if (!found) throw new Error(`routes.ts has no page at ${address}.`);
  return found;
}

function findRoutes(
  address: string,
  among: readonly RouteConfigEntry[],
  above: string,
): RouteConfigEntry[] | undefined {
  for (const route of among) {
    const here = route.path === undefined ? above : `${above}/${route.path}`;
    const isPage = route.index === true || route.path !== undefined;
    if (isPage && (here || '/') === address) return [route];
    const below = findRoutes(address, route.children ?? [], here);
    if (below) return [route, ...below];
  }
  return undefined;
}
