import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Kept between runs, but always safe to delete. */
export const cacheDir = join(root, '.cache');
export const logDir = join(cacheDir, 'logs');

/** @param {string} app */
export const appDir = (app) => join(root, 'apps', app);
