import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** `build` beside the nearest package.json, wherever this module was bundled to. */
export const buildDir = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'build');
