import { fileURLToPath } from 'node:url';
import { build, type PluginOption } from 'vite';
import { expect, it } from 'vitest';
import { linguiPlugins } from './vite.ts';

const catalog = fileURLToPath(new URL('../catalogs/ar/domain.po', import.meta.url));

const page = `
import { t } from '@lingui/core/macro';
export const greeting = (name: string) => t\`Welcome, \${name}\`;
export const catalog = () => import(${JSON.stringify(catalog)});
`;

/** Serves `page` as a virtual module, so that the test needs no file. */
const pageModule: PluginOption = {
  name: 'page-module',
  resolveId: (id) => (id === 'page.ts' ? `${import.meta.dirname}/page.ts` : null),
  load: (id) => (id.endsWith('/page.ts') ? page : null),
};

it('compiles macros and loads catalogs in a Vite build', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [pageModule, ...linguiPlugins()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page.ts',
        external: /^@lingui\/core/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).not.toContain('@lingui/core/macro');
  expect(code).toMatch(/i18n\._\(/);
  expect(code).toMatch(/messages = .*JSON\.parse/);
});
