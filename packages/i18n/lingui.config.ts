import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { locales } from './src/locale.ts';

const panel = '../../apps/admin/app';

/** The panel's texts before sign-in; the login page loads no others. */
const login = [
  'root.tsx',
  'features/account/login-layout.tsx',
  'features/account/login-page.tsx',
  'layout/error-page.tsx',
  'notify',
  'session',
  'shared/preference-choices.ts',
  'shared/preferences.tsx',
].map((files) => `${panel}/${files}`);

/** Whom a ticket can be given to, on its page and for several at once. */
const takers = `${panel}/shared/query/use-taker-options.ts`;

/** Texts that are loaded with their code, at the first touch of a page. */
const firstTouch = [
  'layout/commands/keys-dialog.tsx',
  'layout/commands/palette.tsx',
  'layout/commands/use-commands.ts',
  'layout/proof-dialog.tsx',
  'layout/sign-in-again.tsx',
  'shared/changes/last-change-line.tsx',
  'shared/changes/offer-to-write.ts',
  'shared/changes/offer-undo.ts',
  'shared/changes/record-name.ts',
  'shared/changes/undo-mutation.ts',
  'shared/changes/bulk',
  'shared/changes/live',
  'shared/changes/select',
  'shared/record/delete-post.tsx',
  'shared/form/confirm-leaving.tsx',
  'shared/list/clear-search.tsx',
  'shared/list/download-list.ts',
  'shared/list/list-chips.tsx',
  'shared/text/counted.ts',
]
  .map((files) => `${panel}/${files}`)
  .concat(takers);

/**
 * Features whose texts are loaded only with their pages: each folder has a catalog of its name. There are none in a
 * checkout without the panel.
 */
const features = globSync(`${panel}/features/*`, { cwd: import.meta.dirname });

/** Texts that are loaded with their code, on the page of a ticket. */
const conversation = `${panel}/features/tickets/conversation`;
const choicePalette = `${panel}/shared/form/choice-palette.tsx`;

/** Numbers with their nouns, for those catalogs whose pages count. */
const counts = `${panel}/shared/text/counted.ts`;

/** The form of a profile, which the settings and the page of a user have. */
const profile = ['profile-fields.tsx', 'profile-form.tsx', 'user-choices.ts', 'user-labels.ts'].map(
  (file) => `${panel}/shared/form/${file}`,
);

/** What became of a mail, which a conversation and staff's view of a person tell. */
const mailOutcome = `${panel}/shared/text/mail-outcome.tsx`;

/** The ages of tickets, which the dashboard counts them by and their list is filtered by. */
const ticketAges = `${panel}/shared/text/ticket-ages.ts`;

/** The way to the neighbours of a record in its list. */
const neighbours = `${panel}/shared/list/neighbours`;

/** Files in `shared` whose texts are loaded only with the texts of these features. */
const sharedFiles: Record<string, string[]> = {
  activity: [`${panel}/shared/record/history`, counts],
  certificates: [neighbours],
  dashboard: [ticketAges],
  'dive-logs': [neighbours],
  posts: [neighbours],
  settings: profile,
  tickets: [neighbours, ticketAges],
  trash: [counts],
  users: [counts, ...profile],
};
const sharedBy = (feature: string) => sharedFiles[basename(feature)] ?? [];

/** The texts of importing and exporting logbooks, on a user's tab only; the list of dive logs does without. */
const diveFiles = `${panel}/features/dive-logs/dive-files`;

/** Staff's view of a person: its texts are loaded with its tab, or with the code for it. */
const moderation = `${panel}/features/users/moderation`;

/** The page Security, of which the other settings need no texts. */
const security = `${panel}/features/settings/security`;

/** The second step of a sign-in, of which the login page fetches texts and code when it is due. */
const secondStep = `${panel}/shared/second-step`;

/** The viewer for documents, and its page: its texts are loaded with its code. */
const document = ['document-viewer.tsx', 'whole-window.tsx'].map(
  (file) => `${panel}/features/certificates/${file}`,
);

/** The controls of filters, and the filters of some lists: their texts are loaded with their code, at the first touch. */
const sharedFilters = `${panel}/shared/list/filters`;
const filters = [
  'certificates/certificate-filters.ts',
  'dive-logs/dive-log-filters.tsx',
  'dive-logs/find-filters.tsx',
  'dive-logs/reversed-range.tsx',
  'posts/post-filters.ts',
  'users/list/user-filters.ts',
].map((files) => `${panel}/features/${files}`);

/** The saved views of a list: their texts are loaded with their code. */
const views = [
  'save-view.tsx',
  'view-form.tsx',
  'view-item.tsx',

  'ready-views.tsx',
  'views-dialog.tsx',
].map((file) => `${panel}/shared/list/views/${file}`);

/** The texts of validation rules, which the panel loads only with a form. */
const rules = '../domain/src/rule-messages.ts';

const sources: Record<string, { include: string[]; exclude?: string[] }> = {
  ...Object.fromEntries(
    features.map((folder) => [
      basename(folder),
      {
        include: [folder, ...sharedBy(folder)],
        exclude: [...login, conversation, security, diveFiles, ...document, moderation, ...filters],
      },
    ]),
  ),
  conversation: { include: [conversation, choicePalette, mailOutcome, takers] },
  'dive-files': { include: [diveFiles] },
  document: { include: document },
  moderation: { include: [moderation, mailOutcome] },
  security: { include: [security, `${panel}/features/settings/sessions-card.tsx`] },
  'second-step': { include: [secondStep] },
  domain: { include: ['../domain/src'], exclude: [rules] },
  rules: { include: [rules] },
  api: { include: ['../../apps/api/src'] },
  login: { include: login },
  'first-touch': { include: firstTouch },
  filters: { include: [sharedFilters, ...filters] },
  views: { include: views },
  admin: {
    include: [panel],
    exclude: [
      ...login,
      ...firstTouch,
      choicePalette,
      sharedFilters,
      secondStep,
      mailOutcome,
      ...views,
      ...features,
      ...features.flatMap(sharedBy),
    ],
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
  locales: [...locales],
  // Without line numbers an edit elsewhere in a file leaves the catalogs untouched.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(sources).map(([name, { include, exclude = [] }]) => ({
    path: `<rootDir>/catalogs/{locale}/${name}`,
    include: include.map(below),
    exclude: [...exclude.map(below), ...never],
  })),
});
