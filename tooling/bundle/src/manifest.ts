import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package.json of an installed package, and its folder. */
export interface Manifest {
  folder: string;
  version: string;
  /** The names of its dependencies and optional dependencies. */
  required: string[];
  optional: string[];
}

/**
 * @param from the folder of the package that imports it
 * @returns undefined when it is not installed there
 */
export function manifestOf(name: string, from: string): Manifest | undefined {
  const path = find(name, from);
  if (path === undefined) return undefined;
  const { version, dependencies, optionalDependencies } = JSON.parse(readFileSync(path, 'utf8'));
  const optional = Object.keys(optionalDependencies ?? {});
  const required = Object.keys(dependencies ?? {}).filter((each) => !optional.includes(each));
  return { folder: dirname(realpathSync(path)), version, required, optional };
}

function find(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(join(from, 'package.json')));
  } catch {
    return undefined;
  }
}
