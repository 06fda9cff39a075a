import { join } from 'node:path';
import type { Plugin } from 'vite';

const iconRenderer = join(import.meta.dirname, 'draw-icon.ts');

/**
 * Modules that a library imports but that the panel never runs: the router's instrumentation and lazy route discovery
 * (`routeDiscovery` is 'initial'), and TanStack Query's infinite queries.
 */
const unused = [
  'react-router/dist/production/lib/router/instrumentation.js',
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
];

/** Removes unused parts of libraries from the browser's build. */
export function trimLibraries(): Plugin[] {
  return [
    withoutUnusedModules(),
    withoutUnusedComponents(),
    smallIconRenderer(),
    iconsWithoutMetadata(),
    storeHookOfReact(),
  ];
}

function withoutUnusedModules(): Plugin {
  const found = new Set<string>();
  return {
    name: 'without-unused-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = unused.find((path) => id.endsWith(`/${path}`));
      if (file === undefined) return undefined;
      found.add(file);
      return { code: withoutBodies(code), map: null };
    },
    buildEnd(error) {
      const missing = unused.filter((file) => !found.has(file));
      if (!error && missing.length > 0) {
        throw new Error(`trim-libraries.ts names modules that are missing: ${missing.join(', ')}`);
      }
    },
  };
}

/** Replaces all exports of a module by functions that return undefined. */
export function withoutBodies(code: string): string {
  const names = /\nexport \{(?<names>[\w,\s]+)\};/.exec(code)?.groups?.['names'];
  if (names === undefined) throw new Error('The module has no list of its exports.');
  return names
    .split(',')
    .map((name) => `export const ${name.trim()} = () => {};`)
    .join('\n');
}

/** Components of the router that we never render would stay in the build, because creating them may have side effects. */
function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) =>
      id.includes('/react-router/dist/production/lib/')
        ? { code: withRemovableComponents(code), map: null }
        : undefined,
  };
}

/** Marks the creation of components as free of side effects, and removes their `displayName`. */
export function withRemovableComponents(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^const \w+ = (?=React\$1\.\w+\()/gm, '$&/* @__PURE__ */ ');
}

/** Replaces lucide's icon renderer, which has more options than our icons need. */
function smallIconRenderer(): Plugin {
  return {
    name: 'small-icon-renderer',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? iconRenderer
        : undefined,
  };
}

/** Removes the names, the size and the React keys of icons; random keys compress badly. */
function iconsWithoutMetadata(): Plugin {
  return {
    name: 'icons-without-metadata',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/')
        ? { code: withShapeOnly(code), map: null }
        : undefined,
  };
}

/** Keeps only the elements that `draw-icon.ts` draws. */
export function withShapeOnly(code: string): string {
  return code
    .replace(/^ {2}(?:name: "[^"\n]*"|size: \d+),\n/gm, '')
    .replace(/,\n {2}aliases: \[[^[\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
}

/** Lingui imports `useSyncExternalStore` from a shim for older versions of React. */
function storeHookOfReact(): Plugin {
  return {
    name: 'store-hook-of-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'use-sync-external-store/shim'
        ? this.resolve('react', importer)
        : undefined;
    },
  };
}
