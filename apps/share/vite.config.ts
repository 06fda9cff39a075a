import { linguiPlugins } from '@buddyline/i18n/vite';
import { reloadPages } from '@buddyline/web-server/reload-pages';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cardFonts } from './card-fonts-plugin.ts';

const apiUrl = process.env['API_URL'] || 'http://127.0.0.1:4000/api';

export default defineConfig({
  plugins: [
    linguiPlugins(),
    tailwindcss(),
    cardFonts(),
    reloadPages(),
    process.env['VITEST'] ? react() : reactRouter(),
  ],
  server: {
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['SHARE_PORT'] || 4002),
    strictPort: true,
    proxy: { '/api': new URL(apiUrl).origin },
  },
  test: { include: ['app/**/*.test.{ts,tsx}', '*.test.ts'] },
});
