import { join } from 'node:path';
import type { ChunkingContext, ModuleInfo } from 'rolldown';
import { expect, it } from 'vitest';
import { chunkFileNames, codeSplitting } from './code-splitting.ts';

const app = join(import.meta.dirname, '../app');

/** The static imports of some pages and of a shared list. */
const imports: Record<string, string[]> = {
  'root.tsx': ['boot-script.ts', 'toasts.tsx'],
  'features/account/login-page.tsx': ['button.tsx', 'credentials.tsx', 'field.tsx'],
  'layout/admin-layout.tsx': ['boot-script.ts', 'sidebar.tsx', 'button.tsx'],
  'features/users/list/user-list-page.tsx': [
    'list.tsx',
    'table.tsx',
    'features/users/presence.tsx',
  ],
  'features/users/user-detail-page.tsx': ['form.tsx', 'features/users/presence.tsx'],
  'features/posts/post-list-page.tsx': ['list.tsx'],
  'features/tickets/ticket-list-page.tsx': ['list.tsx'],
  'features/certificates/certificate-list-page.tsx': ['table.tsx'],
  'features/settings/settings-page.tsx': ['form.tsx', 'field.tsx'],
  'list.tsx': ['list-pages.tsx'],
};

/** The router splits a page's file into several modules; those with a query are entries of the build. */
const graph: ChunkingContext = {
  getModuleInfo(id) {
    const [file = '', query] = id.slice(app.length + 1).split('?');
    const importers = Object.keys(imports).filter((importer) => imports[importer]?.includes(file));
    const isRoute = file in imports && file !== 'list.tsx';
    const known: Partial<ModuleInfo> = {
      isEntry: query !== undefined,
      importers:
        isRoute && query === undefined ? [`${id}?route`] : importers.map((one) => join(app, one)),
    };
    return known as ModuleInfo;
  },
};

/** The chunk of a module. */
function chunkOf(id: string): string | null {
  for (const { name, test } of codeSplitting.groups.map((group) => ({
    test: undefined,
    ...group,
  }))) {
    if (test?.test(id) === false) continue;
    const chunk = typeof name === 'string' ? name : name(id, graph);
    if (chunk !== null) return chunk;
  }
  return null;
}

it.each([
  ['imported by the login page and the layout', 'button.tsx', 'base'],
  ['imported by the login page only', 'credentials.tsx', 'login'],
  ['imported by the login page and one section', 'field.tsx', 'fields'],
  ['imported by the root only', 'toasts.tsx', 'base'],
  ['imported by the layout', 'sidebar.tsx', 'panel'],
  ['imported by the root for the prerendered page only', 'boot-script.ts', 'panel'],
  ['shared by three sections', 'list.tsx', 'panel'],
  ['imported by a module that three sections share', 'list-pages.tsx', 'panel'],
  ['shared by a list and other pages of its noun', 'features/users/presence.tsx', 'users'],
  ['shared by two sections', 'table.tsx', null],
  ['shared by one section and other pages', 'form.tsx', null],
  ['imported dynamically', 'delete-dialog.tsx', null],
])('a module %s, %s, is in the chunk %s', (_, file, chunk) => {
  expect(chunkOf(join(app, file))).toBe(chunk);
});

it.each([
  ['/packages/i18n/catalogs/ar/dive-logs.po', 'assets/words-ar-dive-logs-[hash].js'],
  ['/app/features/users/list/user-list-page.tsx', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('the chunk of %s has the name %s', (facadeModuleId, name) => {
  expect(chunkFileNames({ facadeModuleId })).toBe(name);
});
