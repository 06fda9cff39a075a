import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedRepository, copyRepository } from './copied-repository.ts';
import { addColumn } from './new-column.ts';
import { addNoun } from './new-noun.ts';
import { translate } from './translations.ts';

/** Translations that no catalog contains. */
const arabic = {
  'Air temperature': 'حرارة الهواء',
  Events: 'الفعاليات',
  'View Event': 'عرض الفعالية',
  'Edit Event': 'تعديل الفعالية',
  'Review and edit events': 'راجع الفعاليات وعدّلها',
  'Search events': 'البحث في الفعاليات',
  'Pages of events': 'صفحات الفعاليات',
  'No Events To Show.': 'لا فعاليات لعرضها.',
  '{total, plural, one {# event} other {# events}}':
    '{total, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
  'api.events.none': 'لا توجد فعالية كهذه.',
  'api.events.updated': 'تم تعديل الفعالية.',
};

let copy: CopiedRepository;
let noun: Awaited<ReturnType<typeof addNoun>>;
let columnFiles: string[];

// Both in one copy, so that each check runs once for both.
beforeAll(async () => {
  copy = await copyRepository();
  noun = await addNoun(copy.root, { one: 'event', many: 'events' });
  columnFiles = await addColumn(copy.root, '9999');
  copy.run('apps/api', 'node', 'src/db/write-schema/write-schema.ts');
  copy.run('packages/i18n', 'lingui', 'extract', '--clean', '--overwrite');
  expect(await translate(copy.root, arabic)).toEqual([]);
  const server = ['--typescript', '--config', 'lingui.server.config.ts'];
  copy.run('packages/i18n', 'lingui', 'compile', ...server);
});
afterAll(() => copy.remove());

test('a new noun is registered in at most eight files', () => {
  expect(noun.registered.length).toBeLessThanOrEqual(8);
});

test('a new column of the dive log changes at most seven files, including its Arabic text', () => {
  const catalog = 'packages/i18n/catalogs/ar/dive-logs.po';
  expect([...columnFiles, catalog].length).toBeLessThanOrEqual(7);
});

test('the API and the domain compile', () => {
  copy.run('apps/api', 'tsc', '-p', 'tsconfig.json');
});

test('the panel and the API client compile', () => {
  copy.run('apps/admin', 'react-router', 'typegen');
  copy.run('apps/admin', 'tsc', '-p', 'tsconfig.json');
});

test('the files pass lint', () => {
  const files = new Set([...noun.created, ...noun.registered, ...columnFiles]);
  const lint = ['-c', 'tooling/lint/oxlintrc.json', '--type-aware', '--deny-warnings'];
  copy.run('.', 'oxlint', ...lint, ...files);
});

test('the API lists, shows and edits the noun, for administrators only, and accepts the column', () => {
  // Only the tests in these files that cover the noun or the column.
  const testNames = 'event|every route is in the access table|every field there is|migrations';
  const files = ['routes/events', 'routes/route-table', 'routes/dive-logs/update', 'write-schema'];
  copy.run('apps/api', 'vitest', 'run', '--project', 'pglite', '-t', testNames, ...files);
});

test("the domain's tests for all numbers of a dive log pass for the column", () => {
  copy.run('packages/domain', 'vitest', 'run', 'src/dive-log');
});

test('the panel shows the noun and its form in both languages, and the column', () => {
  const ofNoun = ['app/features/events', 'app/sections', 'app/shared/activity'];
  copy.run('apps/admin', 'vitest', 'run', ...ofNoun, 'app/features/dive-logs/dive-log-fields');
});
