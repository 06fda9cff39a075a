import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const roots = new Map<string, string | undefined>();

/** The path of a file relative to the root of its workspace, with `/`. */
export function repositoryPath(file: string): string | undefined {
  const root = rootOf(dirname(file));
  return root && relative(root, file).split(sep).join('/');
}

/**
 * The path of an import of our own code: relative imports and `@buddyline/ui/button`. The rules
 * check only folders, so the rest of a package's path is not resolved.
 */
export function importedPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return repositoryPath(join(dirname(file), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  const root = scope === '@buddyline' && name ? rootOf(dirname(file)) : undefined;
  const group =
    root &&
    ['packages', 'apps', 'tooling'].find((folder) => existsSync(join(root, folder, `${name}`)));
  return group && [group, name, ...rest].join('/');
}

function rootOf(folder: string): string | undefined {
  if (roots.has(folder)) return roots.get(folder);
  const parent = dirname(folder);
  const isRoot = existsSync(join(folder, 'pnpm-workspace.yaml'));
  const root = isRoot ? folder : parent === folder ? undefined : rootOf(parent);
  roots.set(folder, root);
  return root;
}
