import { join } from 'node:path';
import type { ChunkingContext, ModuleInfo } from 'rolldown';
import { expect, it } from 'vitest';
import { codeSplitting } from './code-splitting.ts';

const app = join(import.meta.dirname, '../app');

/** Pages, and a list, with what they import from the start. */
const imports: Record<string, string[]> = {
  'root.tsx': ['boot-script.ts', 'toasts.tsx'],
  'features/login/login-page.tsx': ['button.tsx'],
  'layout/admin-layout.tsx': ['boot-script.ts', 'sidebar.tsx', 'button.tsx'],
  'features/users/user-list-page.tsx': ['list.tsx', 'table.tsx', 'features/users/presence.tsx'],
  'features/users/user-detail-page.tsx': ['form.tsx', 'features/users/presence.tsx'],
  'features/posts/post-list-page.tsx': ['list.tsx'],
  'features/tickets/ticket-list-page.tsx': ['list.tsx'],
  'features/certificates/certificate-list-page.tsx': ['table.tsx'],
  'features/settings/settings-page.tsx': ['form.tsx'],
  'list.tsx': ['list-pages.tsx'],
};

/** The router makes several modules of a page's file; those with a query are entries of the build. */
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

/** The file that a module goes into. */
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
  ['what the login page has', 'button.tsx', 'base'],
  ['what only the root has', 'toasts.tsx', 'base'],
  ['what the layout has', 'sidebar.tsx', 'panel'],
  ['what the root has for the built page alone', 'boot-script.ts', 'panel'],
  ['what three sections share', 'list.tsx', 'panel'],
  ['what that imports', 'list-pages.tsx', 'panel'],
  ['what a list shares with its own pages', 'features/users/presence.tsx', 'users'],
  ['what two sections share', 'table.tsx', null],
  ['what one section shares with other pages', 'form.tsx', null],
  ['what is fetched later', 'delete-dialog.tsx', null],
])('%s: %s goes into %s', (_, file, chunk) => {
  expect(chunkOf(join(app, file))).toBe(chunk);
});

it('names the words of a language, so that the build can tell the page where they are', () => {
  expect(chunkOf('/packages/i18n/catalogs/ar/dive-logs.po')).toBe('words-ar-dive-logs');
});
