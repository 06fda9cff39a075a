import { defineConfig } from '@lingui/conf';
import config from './lingui.config.ts';

const servedByTheApi = ['domain', 'api'];

/**
 * What the API says, as one TypeScript file per locale: it runs its sources directly and so has no
 * Vite that could load `.po` files. Used by `compile` alone.
 */
export default defineConfig({
  ...config,
  catalogs: config.catalogs?.filter(({ path }) =>
    servedByTheApi.some((name) => path.endsWith(`/${name}`)),
  ),
  catalogsMergePath: '<rootDir>/catalogs/compiled/{locale}',
});
