import { linguiPlugins } from '@buddyline/i18n/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkFileNames, codeSplitting } from './build-tools/code-splitting.ts';
import { serveDocumentFrame } from './build-tools/document-frame.ts';
import { serverRendering } from './build-tools/server-rendering.ts';

const apiUrl = process.env.API_URL || 'http://127.0.0.1:4000/api';

export default defineConfig({
  plugins: [linguiPlugins(), tailwindcss(), serverRendering(), serveDocumentFrame(), reactRouter()],
  build: {
    // One style sheet, which every page has: code that is fetched later would bring it once more, and browsers would style the whole page anew.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Whoever fetches more has these already: naming them again only makes each file longer.
      resolveDependencies: (_file, needed) =>
        needed.filter((file) => !/\/(?:framework|base|panel|rolldown-runtime|words)-/.test(file)),
    },
  },
  environments: {
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
});
