import { linguiPlugins } from '@buddyline/i18n/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkFileNames, codeSplitting } from './build-tools/code-splitting.ts';
import { serveDocumentFrame } from './build-tools/document-frame.ts';
import { serverRendering } from './build-tools/server-rendering.ts';
import { trimLibraries } from './build-tools/trim-libraries.ts';

const apiUrl = process.env.API_URL || 'http://127.0.0.1:4000/api';

export default defineConfig({
  plugins: [
    linguiPlugins(),
    tailwindcss(),
    process.env.VITEST ? [] : [serverRendering(), trimLibraries(), serveDocumentFrame()],
    // The router's plugin rewrites route modules for a build; under test they are plain modules.
    process.env.VITEST ? react() : reactRouter(),
  ],
  build: {
    modulePreload: {
      polyfill: false,
      // Whoever fetches more has these already: naming them again only makes each file longer.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(?:framework|base|panel|rolldown-runtime|words)-/.test(file)),
    },
  },
  environments: {
    // Bundled, so that `trim-libraries.ts` sees its icons there too.
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting } } } },
  },
  // Found at the start, not page by page: each find would reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/ui/src/*.tsx'] },
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.ADMIN_PORT || 4001),
    strictPort: true,
    proxy: { '/api': new URL(apiUrl).origin },
  },
  test: {
    environment: 'happy-dom',
    include: ['{app,build-tools,server}/**/*.test.{ts,tsx}'],
  },
});
