import { join, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ChunkingContext, CodeSplittingGroup, PreRenderedChunk } from 'rolldown';
import routes from '../app/routes.ts';

const appFolder = join(import.meta.dirname, '../app');

const catalog = /packages\/i18n\/catalogs\/(?<language>[a-z]+)\/(?<name>[a-z-]+)\.po$/;

/*
 * A module's chunk depends on the routes that import it, so modules can be renamed and moved without
 * changes here. Only URLs are named here.
 */

/** The pages for visitors. */
const login = new Set(['/', '/panel', '/panel/login'].flatMap(routesAt).map(({ file }) => file));
const [area] = routesAt('/admin');
/** The pages of optional features, which few visits open. */
const optional = ['/admin/activity', '/admin/mails', '/admin/trash']
  .flatMap(routesAt)
  .filter((route) => route !== area)
  .map(({ file }) => file);
/** The dashboard, the lists and the settings: the routes with one path segment after `/admin`. */
const sections = (area?.children ?? []).filter(
  ({ path = ':', file }) => !/[/:]/.test(path) && !optional.includes(file),
);

/** A module that at least this many sections import is loaded by every page. */
const sharedBySections = 3;

interface Pages {
  /** The files of routes, relative to `app`. */
  files: ReadonlySet<string>;
  /** How many of them are sections. */
  sections: number;
}

/**
 * Six chunks, and one per noun for what its list shares with its other pages. Without this there would be a hundred tiny
 * ones, which compress badly and make the route manifest long. Dynamically imported modules (dialogs, forms, toasts) keep
 * their own chunks.
 */
export const codeSplitting = {
  groups: [
    {
      // Changes only when a library is updated, so it stays cached longer.
      name: 'framework',
      test: /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|use-sync-external-store)\//,
      priority: 4,
    },
    {
      name: (moduleId, graph) => firstPageOf(pagesWith(moduleId, graph)),
      priority: 3,
    },
    {
      // Shared by the pages of the admin area: API client, validation, query cache, lists.
      name: (moduleId, graph) => (isPanel(pagesWith(moduleId, graph)) ? 'panel' : null),
      priority: 2,
    },
    {
      // Otherwise it would be in the chunk of one of the nouns, which the pages of the others would load.
      name: (moduleId, graph) =>
        isSharedByTwo(moduleId, pagesWith(moduleId, graph)) ? 'shared' : null,
      priority: 1,
    },
    {
      // One chunk instead of ten, which would make the route manifest longer.
      name: (moduleId, graph) =>
        isOptional(moduleId, pagesWith(moduleId, graph)) ? 'optional' : null,
      priority: 0,
    },
    {
      name: (moduleId, graph) => nounOf(moduleId, pagesWith(moduleId, graph)),
      priority: 0,
    },
  ],
} satisfies { groups: CodeSplittingGroup[] };

/** Names the chunks of the catalogs, so that `page-catalogs.ts` finds them; others keep their names. */
export function chunkFileNames({
  facadeModuleId,
}: Pick<PreRenderedChunk, 'facadeModuleId'>): string {
  const { language, name } = catalog.exec(facadeModuleId ?? '')?.groups ?? {};
  return `assets/${language && name ? `words-${language}-${name}` : '[name]'}-[hash].js`;
}

/** `base` is what every page needs; `fields` are the parts of the login form that other forms have too. */
function firstPageOf(pages: Pages): 'base' | 'login' | 'fields' | null {
  const { files } = pages;
  // What root and layout share is needed by the root only for prerendering, not in the browser.
  if (files.has('root.tsx') && !hasLayout(files)) return 'base';
  const ofLogin = [...files].filter((file) => login.has(file)).length;
  if (ofLogin === 0) return null;
  if (ofLogin === files.size) return 'login';
  return isPanel(pages) ? 'base' : 'fields';
}

function isPanel(pages: Pages): boolean {
  return hasLayout(pages.files) || pages.sections >= sharedBySections;
}

/** Shared code of a few sections, which `panel` does not have. */
function isSharedByTwo(moduleId: string, { sections: count }: Pages): boolean {
  return pathInApp(moduleId).startsWith('shared/') && count >= 2;
}

/** Shared code that, besides dynamic imports, only the pages of optional features import. */
function isOptional(moduleId: string, { files }: Pages): boolean {
  const isShared = pathInApp(moduleId).startsWith('shared/');
  return isShared && files.size > 0 && [...files].every((file) => optional.includes(file));
}

function hasLayout(files: ReadonlySet<string>): boolean {
  return area !== undefined && files.has(area.file);
}

/** The feature of a module that a section shares with other pages. */
function nounOf(moduleId: string, pages: Pages): string | null {
  const noun = /^features\/(?<noun>[^/]+)\//.exec(pathInApp(moduleId))?.groups?.['noun'];
  return noun !== undefined && pages.sections > 0 && pages.files.size > 1 ? noun : null;
}

/** The pages that import a module statically. */
function pagesWith(moduleId: string, graph: ChunkingContext): Pages {
  const files = new Set<string>();
  const importing = new Set([moduleId]);
  for (const id of importing) {
    const module = graph.getModuleInfo(id);
    if (module?.isEntry) files.add(pathInApp(id));
    for (const importer of module?.importers ?? []) importing.add(importer);
  }
  return { files, sections: sections.filter(({ file }) => files.has(file)).length };
}

/** A module's file, relative to `app`. The router splits a route's file into modules with a query. */
function pathInApp(moduleId: string): string {
  return relative(appFolder, moduleId.split('?')[0] ?? moduleId);
}

/** The routes that match a path: the layouts, outermost first, and the page. */
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
