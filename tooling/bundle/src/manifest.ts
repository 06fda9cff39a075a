import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package.json of an installed package, and its folder. */
export interface Manifest {
  folder: string;
  /** Empty in a package.json that only sets the module type of a folder within a package. */
  name: string;
  version: string;
  /** Its licence as it names it, an SPDX expression where the package follows npm's rules. */
  license: string;
  /** Where its sources are. */
  repository: string;
  /** The names of its dependencies, without the optional ones. */
  dependencies: string[];
  optionalDependencies: string[];
  devDependencies: string[];
}

/**
 * @param from the folder of the package that imports it
 * @returns undefined when it is not installed there
 */
export function manifestOf(name: string, from: string): Manifest | undefined {
  const path = find(name, from);
  if (path === undefined) return undefined;
  const json = JSON.parse(readFileSync(path, 'utf8'));
  const optionalDependencies = Object.keys(json.optionalDependencies ?? {});
  return {
    folder: dirname(realpathSync(path)),
    name: json.name ?? '',
    version: json.version,
    license: json.license ?? 'see its text below',
    repository: json.repository?.url ?? json.repository ?? '',
    // npm lists optional dependencies among the others as well.
    dependencies: Object.keys(json.dependencies ?? {}).filter(
      (dependency) => !optionalDependencies.includes(dependency),
    ),
    optionalDependencies,
    devDependencies: Object.keys(json.devDependencies ?? {}),
  };
}

function find(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(join(from, 'package.json')));
  } catch {
    return undefined;
  }
}
