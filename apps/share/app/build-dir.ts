import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** `build` beside the nearest package.json; correct both for the sources and for the bundle. */
export const buildDir = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'build');
