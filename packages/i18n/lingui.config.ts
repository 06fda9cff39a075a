import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const sources = {
  domain: '../domain/src',
  api: '../../apps/api/src',
  admin: '../../apps/admin/app',
  share: '../../apps/share/app',
  landing: '../../apps/landing/app',
};

/** One catalog per app and locale: `catalogs/ar/admin.po` holds what the panel says in Arabic. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  // Without line numbers an edit elsewhere in a file leaves the catalogs untouched.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(sources).map(([name, folder]) => ({
    path: `<rootDir>/catalogs/{locale}/${name}`,
    include: [`<rootDir>/${folder}`],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/*.test.*', '**/*.d.ts'],
  })),
});
