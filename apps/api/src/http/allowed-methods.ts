import type { Api } from './api.ts';

/**
 * Remembers the routes as they are added; the returned function tells which methods an address
 * takes, so that a wrong method is answered 405 and an unknown address 404.
 */
export function collectAllowedMethods(api: Api): (path: string) => string[] {
  const methodsOf = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  api.addHook('onRoute', ({ url, method }) => {
    const known = methodsOf.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    methodsOf.set(url, known);
    for (const name of [method].flat()) known.methods.add(name);
  });
  return (path) => {
    const matching = [...methodsOf.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].toSorted();
  };
}

/** `/users/:id` as a regular expression; a trailing `*` stands for any rest. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
