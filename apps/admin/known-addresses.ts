interface RouteEntry {
  path?: string;
  parentId?: string;
}

/** Written by the build beside the client's files, read by the server: `/admin/users/:userId`. */
export const addressFile = 'addresses.json';

/** Every address of the panel but the catch-all, from the routes of a finished build. */
export function listAddresses(routes: Record<string, RouteEntry | undefined>): string[] {
  const whole = (route: RouteEntry | undefined): string => {
    if (!route) return '';
    const above = route.parentId === undefined ? '' : whole(routes[route.parentId]);
    return route.path ? `${above}/${route.path}` : above;
  };
  const addresses = Object.values(routes).map((route) => whole(route) || '/');
  return [...new Set(addresses)].filter((address) => !address.includes('*'));
}

/** Tells the addresses that exist from those that get the page with status 404. */
export function addressMatcher(addresses: string[]): (pathname: string) => boolean {
  const patterns = addresses.map(
    (address) => new RegExp(`^${address.replace(/:[^/]+/g, '[^/]+')}/?$`),
  );
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}
