import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { deployable } from './deployable.ts';
import { noTreeShaking } from './no-tree-shaking.ts';

interface WebServer {
  /** The app's folder, with the finished build of React Router. */
  appDir: string;
  /** Its programs by name. */
  input: Record<string, string>;
  /** Packages with native parts, which cannot be bundled. */
  native?: string[];
}

/**
 * Bundles a web app's production server into the folder `dist`, with all code, npm packages included,
 * so that the folder runs without the repository.
 */
export function webServer({ appDir, input, native = [] }: WebServer) {
  return defineConfig({
    cwd: appDir,
    input,
    platform: 'node',
    external: native,
    treeshake: noTreeShaking.treeshake,
    // React Router's server build; in development React Router resolves this name itself.
    resolve: {
      alias: { 'virtual:react-router/server-build': join(appDir, 'build/server/index.js') },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [deployable({ appDir })],
    output: {
      dir: join(appDir, 'dist'),
      cleanDir: true,
      chunkFileNames: '[name]-[hash].js',
      ...noTreeShaking.output,
    },
  });
}
