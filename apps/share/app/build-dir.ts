import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** `build` beside the nearest package.json, which holds in sources and in the bundle. */
export const buildDir = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'build');
