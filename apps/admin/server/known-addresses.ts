import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the router's client manifest; its files are URL paths. */
export interface BuiltRoute {
  path?: string;
  parentId?: string;
  module?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: string[];
  hasLoader?: boolean;
  hasClientLoader?: boolean;
}

export type BuiltRoutes = Record<string, BuiltRoute | undefined>;

/** A URL pattern of the panel with the scripts of its page. */
export interface KnownAddress {
  /** `/admin/users/:userId` */
  address: string;
  modules: string[];
  /** Whether the server can render it: its route has no `clientLoader` without a `loader`. */
  isRendered: boolean;
}

/** Written by the build next to the client's files; the server reads it. */
export const addressFile = 'addresses.json';

/** The routes of a build, from the client's route manifest. */
export async function readBuiltRoutes(clientDir: string): Promise<BuiltRoutes> {
  const assets = join(clientDir, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`There is no manifest of the routes in ${assets}.`);
  const script = await readFile(join(assets, name), 'utf8');
  const manifest: { routes: BuiltRoutes } = JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  );
  return manifest.routes;
}

/** All URL patterns of the panel but the catch-all. */
export function listAddresses(routes: BuiltRoutes): KnownAddress[] {
  const known = new Map<string, { modules: Set<string>; isRendered: boolean }>();
  for (const route of Object.values(routes)) {
    const branch = withParents(routes, route);
    const address = branch.map(({ path }) => (path ? `/${path}` : '')).join('') || '/';
    if (address.includes('*')) continue;
    const page = known.get(address) ?? { modules: new Set(), isRendered: true };
    for (const script of branch.flatMap(scriptsOf)) page.modules.add(script);
    page.isRendered &&= route?.hasLoader === route?.hasClientLoader;
    known.set(address, page);
  }
  return [...known].map(([address, { modules, isRendered }]) => ({
    address,
    modules: [...modules],
    isRendered,
  }));
}

/** Finds the pattern of a path; the server responds with status 404 to a path without one. */
export function addressFinder(
  addresses: KnownAddress[],
): (pathname: string) => KnownAddress | undefined {
  const patterns = addresses.map((known) => ({
    known,
    pattern: known.address.split('/'),
  }));
  return (pathname) => {
    const segments = (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname).split('/');
    return patterns.find(({ pattern }) => isMatch(pattern, segments))?.known;
  };
}

/** Whether each segment is that of the pattern; `:userId` stands for any. */
function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, at) =>
      part.startsWith(':') ? segments[at] !== '' : part === segments[at],
    )
  );
}

/** The route after its parents, outermost first. */
function withParents(routes: BuiltRoutes, route: BuiltRoute | undefined): BuiltRoute[] {
  if (!route) return [];
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...withParents(routes, parent), route];
}

function scriptsOf(route: BuiltRoute): string[] {
  const { module, clientLoaderModule, clientMiddlewareModule, imports = [] } = route;
  return [module, clientLoaderModule, clientMiddlewareModule, ...imports].filter(
    (script) => script !== undefined,
  );
}
