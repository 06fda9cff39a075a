import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const panel = '../../apps/admin/app';

/** What the panel says before anyone has signed in: its login page carries no other words. */
const login = [
  'session/*.*',
  'root.tsx',
  'layout/error-page.tsx',
  'shared/preferences.tsx',
  'shared/toasts.tsx',
].map((files) => `${panel}/${files}`);

const sources: Record<string, { include: string[]; exclude?: string[] }> = {
  domain: { include: ['../domain/src'] },
  api: { include: ['../../apps/api/src'] },
  login: { include: login },
  admin: { include: [panel], exclude: login },
  share: { include: ['../../apps/share/app'] },
  landing: { include: ['../../apps/landing/app'] },
};

const never = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/*.test.*', '**/*.d.ts'];

function below(place: string) {
  return `<rootDir>/${place}`;
}

/**
 * One catalog per app and locale, and one more for the panel's login: `catalogs/ar/admin.po` holds
 * what the panel says in Arabic.
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
