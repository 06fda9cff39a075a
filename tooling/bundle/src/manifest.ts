import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package.json of an installed package, and its folder. */
export interface Manifest {
  folder: string;
  version: string;
  /** Its dependencies and optional dependencies. */
  needs: string[];
  uses: string[];
}

/**
 * @param from the folder of the package that imports it
 * @returns undefined when it is not installed there
 */
export function manifestOf(name: string, from: string): Manifest | undefined {
  const path = find(name, from);
  if (path === undefined) return undefined;
  const { version, dependencies, optionalDependencies } = JSON.parse(readFileSync(path, 'utf8'));
  const uses = Object.keys(optionalDependencies ?? {});
  const needs = Object.keys(dependencies ?? {}).filter((needed) => !uses.includes(needed));
  return { folder: dirname(realpathSync(path)), version, needs, uses };
}

function find(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(join(from, 'package.json')));
  } catch {
    return undefined;
  }
}
