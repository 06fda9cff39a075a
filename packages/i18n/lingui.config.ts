import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const panel = '../../apps/admin/app';

/** The panel's texts before sign-in; the login page loads no others. */
const login = [
  'root.tsx',
  'features/login',
  'layout/error-page.tsx',
  'notify',
  'session',
  'shared/preferences.tsx',
].map((files) => `${panel}/${files}`);

/** Texts that are loaded with their code, at the first touch of a page. */
const acts = [
  'layout/keys/keys-dialog.tsx',
  'layout/palette',
  'shared/select',
  'shared/undo',
  'shared/export',
  'shared/counts',
  'shared/live',
].map((files) => `${panel}/${files}`);

/**
 * Features whose texts are loaded only with their pages: each folder has a catalog of its name. There are none in a
 * checkout without the panel.
 */
const features = globSync(`${panel}/features/*`, { cwd: import.meta.dirname });

/** Texts that are loaded with their code, on the page of a ticket. */
const conversation = `${panel}/features/tickets/conversation`;

/** Folders in `shared` whose texts are loaded only with the texts of these features. */
const sharedFolders: Record<string, string[]> = {
  activity: [`${panel}/shared/activity`, `${panel}/shared/counts`],
  settings: [`${panel}/shared/form/profile`],
  trash: [`${panel}/shared/counts`],
  users: [`${panel}/shared/counts`, `${panel}/shared/form/profile`],
};
const sharedBy = (feature: string) => sharedFolders[basename(feature)] ?? [];

/** The texts of importing and exporting logbooks, on a user's tab only; the list of dive logs does without. */
const diveFiles = `${panel}/features/dive-logs/dive-files`;

/** Staff's view of a person: its texts are loaded with its tab, or with the code for it. */
const standing = `${panel}/features/users/standing`;

/** The viewer for documents, and its page: its texts are loaded with its code. */
const document = `${panel}/features/certificates/document`;

/** The controls of filters, and the filters of some lists: their texts are loaded with their code, at the first touch. */
const sharedFilters = `${panel}/shared/filters`;
const filters = features.map((folder) => `${folder}/filters`);

/** The saved views of a list: their texts are loaded with their dialog. */
const views = `${panel}/shared/views/dialog`;

/** The texts of validation rules, which the panel loads only with a form. */
const rules = '../domain/src/rule-messages.ts';

const sources: Record<string, { include: string[]; exclude?: string[] }> = {
  ...Object.fromEntries(
    features.map((folder) => [
      basename(folder),
      {
        include: [folder, ...sharedBy(folder)],
        exclude: [conversation, diveFiles, document, standing, ...filters],
      },
    ]),
  ),
  conversation: { include: [conversation] },
  'dive-files': { include: [diveFiles] },
  document: { include: [document] },
  standing: { include: [standing] },
  domain: { include: ['../domain/src'], exclude: [rules] },
  rules: { include: [rules] },
  api: { include: ['../../apps/api/src'] },
  login: { include: login },
  acts: { include: acts },
  filters: { include: [sharedFilters, ...filters] },
  views: { include: [views] },
  admin: {
    include: [panel],
    exclude: [...login, ...acts, sharedFilters, views, ...features, ...features.flatMap(sharedBy)],
  },
  share: { include: ['../../apps/share/app'] },
  landing: { include: ['../../apps/landing/app'] },
};

const never = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/*.test.*', '**/*.d.ts'];

function below(place: string) {
  return `<rootDir>/${place}`;
}

/**
 * One catalog per app and locale. The panel has more, so that each page loads only its texts:
 * `catalogs/ar/login.po`, `admin.po` for shared texts, and one per feature.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // Without line numbers an edit elsewhere in a file leaves the catalogs untouched.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(sources).map(([name, { include, exclude = [] }]) => ({
    path: `<rootDir>/catalogs/{locale}/${name}`,
    include: include.map(below),
    exclude: [...exclude.map(below), ...never],
  })),
});
