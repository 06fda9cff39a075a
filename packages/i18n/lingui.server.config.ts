import { defineConfig } from '@lingui/conf';
import config from './lingui.config.ts';

const servedByTheApi = ['domain', 'rules', 'api'];

/**
 * Compiles the API's catalogs to one TypeScript file per locale, because it does not use Vite,
 * which loads `.po` files elsewhere. Used by `compile` only.
 */
export default defineConfig({
  ...config,
  catalogs: config.catalogs?.filter(({ path }) =>
    servedByTheApi.some((name) => path.endsWith(`/${name}`)),
  ),
  catalogsMergePath: '<rootDir>/catalogs/compiled/{locale}',
});
