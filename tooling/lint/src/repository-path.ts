import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const roots = new Map<string, string | undefined>();

/** The path of a file relative to the root of its workspace, with `/`. */
export function repositoryPath(file: string): string | undefined {
  const root = rootOf(dirname(file));
  return root && relative(root, file).split(sep).join('/');
}

/**
 * The file that an import names, where it is one of ours: relative ones and `@buddyline/ui/button`.
 * Only the folders matter to the rules, so the rest of a package's name is left as it is.
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
