import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/catalogs/{locale}/domain', include: ['<rootDir>/../domain/src'] },
    { path: '<rootDir>/catalogs/{locale}/admin', include: ['<rootDir>/../../apps/admin/app'] },
    { path: '<rootDir>/catalogs/{locale}/api', include: ['<rootDir>/../../apps/api/src'] },
  ],
});
