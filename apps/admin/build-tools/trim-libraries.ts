import { join } from 'node:path';
import type { Plugin } from 'vite';

const iconRenderer = join(import.meta.dirname, 'draw-icon.ts');

/**
 * Modules that our settings leave without work, but that their library imports all the same: the router's
 * instrumentation and lazy route discovery (`routeDiscovery` is 'initial'), and TanStack Query's infinite
 * queries.
 */
const unused = [
  'react-router/dist/production/lib/router/instrumentation.js',
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
];

/** Leaves out of the browser's build what our libraries contain and the panel never uses. */
export function trimLibraries(): Plugin[] {
  return [
    withoutUnusedModules(),
    withoutUnusedComponents(),
    smallIconRenderer(),
    shapesOfIcons(),
    reactsOwnStoreHook(),
  ];
}

function withoutUnusedModules(): Plugin {
  const found = new Set<string>();
  return {
    name: 'without-unused-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = unused.find((end) => id.endsWith(`/${end}`));
      if (file === undefined) return undefined;
      found.add(file);
      return { code: withoutBodies(code), map: null };
    },
    buildEnd(error) {
      const moved = unused.filter((file) => !found.has(file));
      if (!error && moved.length > 0) {
        throw new Error(`trim-libraries.ts names modules that are not there: ${moved.join(', ')}`);
      }
    },
  };
}

/** A module with the same exports, all of them functions that return undefined. */
export function withoutBodies(code: string): string {
  const names = /\nexport \{(?<names>[\w,\s]+)\};/.exec(code)?.groups?.['names'];
  if (names === undefined) throw new Error('The module has no list of its exports.');
  return names
    .split(',')
    .map((name) => `export const ${name.trim()} = () => {};`)
    .join('\n');
}

/** The router's components that we do not render stay in the build only because they are created and named. */
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

/** Tells the bundler that a component is created without side effects, and leaves out the names for debugging. */
export function withRemovableComponents(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^const \w+ = (?=React\$1\.\w+\()/gm, '$&/* @__PURE__ */ ');
}

/** Our icons have one size and one stroke; lucide's renderer has many options more. */
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

/** Besides its shape, an icon has names, a size, and keys that change with it and so compress badly. */
function shapesOfIcons(): Plugin {
  return {
    name: 'shapes-of-icons',
    apply: 'build',
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/')
        ? { code: withShapeOnly(code), map: null }
        : undefined,
  };
}

/** Leaves an icon the elements that `draw-icon.ts` draws. */
export function withShapeOnly(code: string): string {
  return code
    .replace(/^ {2}(?:name: "[^"\n]*"|size: \d+),\n/gm, '')
    .replace(/,\n {2}aliases: \[[^[\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
}

/** Lingui imports the hook from a package that has it for React 17 too. */
function reactsOwnStoreHook(): Plugin {
  return {
    name: 'reacts-own-store-hook',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'use-sync-external-store/shim'
        ? this.resolve('react', importer)
        : undefined;
    },
  };
}
