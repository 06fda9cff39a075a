import { linguiPlugins } from '@buddyline/i18n/vite';
import { reloadPages } from '@buddyline/web-server/reload-pages';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import svgr from 'vite-plugin-svgr';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    linguiPlugins(),
    tailwindcss(),
    reloadPages(),
    // In a page, an element needs no namespace.
    svgr({ svgrOptions: { svgProps: { xmlns: '{undefined}' } } }),
    process.env['VITEST'] ? react() : reactRouter(),
  ],
  server: {
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['LANDING_PORT'] || 4003),
    strictPort: true,
  },
  test: { include: ['app/**/*.test.{ts,tsx}', '*.test.ts'] },
});
