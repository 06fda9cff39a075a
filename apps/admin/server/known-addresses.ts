import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route as the router's client manifest has it, its files as paths below the origin. */
export interface BuiltRoute {
  path?: string;
  parentId?: string;
  module?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports?: string[];
}

export type BuiltRoutes = Record<string, BuiltRoute | undefined>;

/** An address of the panel and the scripts that its page consists of. */
export interface KnownAddress {
  /** `/admin/users/:userId` */
  address: string;
  modules: string[];
}

/** Written by the build beside the client's files, read by the server. */
export const addressFile = 'addresses.json';

/** The routes of a finished build, from the manifest that the browser reads too. */
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

/** Every address of the panel but the catch-all. */
export function listAddresses(routes: BuiltRoutes): KnownAddress[] {
  const known = new Map<string, Set<string>>();
  for (const route of Object.values(routes)) {
    const family = lineOf(routes, route);
    const address = family.map(({ path }) => (path ? `/${path}` : '')).join('') || '/';
    if (address.includes('*')) continue;
    const modules = known.get(address) ?? new Set();
    for (const script of family.flatMap(scriptsOf)) modules.add(script);
    known.set(address, modules);
  }
  return [...known].map(([address, modules]) => ({ address, modules: [...modules] }));
}

/** The address that a path belongs to; none gets the page with status 404. */
export function addressFinder(
  addresses: KnownAddress[],
): (pathname: string) => KnownAddress | undefined {
  const patterns = addresses.map((known) => ({
    known,
    pattern: new RegExp(`^${known.address.replace(/:[^/]+/g, '[^/]+')}/?$`),
  }));
  return (pathname) => patterns.find(({ pattern }) => pattern.test(pathname))?.known;
}

/** The route and those around it, outermost first. */
function lineOf(routes: BuiltRoutes, route: BuiltRoute | undefined): BuiltRoute[] {
  if (!route) return [];
  const above = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...lineOf(routes, above), route];
}

function scriptsOf(route: BuiltRoute): string[] {
  const { module, clientLoaderModule, clientMiddlewareModule, imports = [] } = route;
  return [module, clientLoaderModule, clientMiddlewareModule, ...imports].filter(
    (script) => script !== undefined,
  );
}
