import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { deployable } from './deployable.ts';
import { whole } from './whole.ts';

interface WebServer {
  /** The app's folder, with the finished build of React Router. */
  appDir: string;
  /** Its programs by name. */
  input: Record<string, string>;
  /** Packages with parts that are no JavaScript; they cannot be bundled. */
  native?: string[];
}

/**
 * The production server of a web app as one folder, `dist`: `server.js` has all code in it, npm packages
 * included, so that the folder runs wherever Node does.
 */
export function webServer({ appDir, input, native = [] }: WebServer) {
  return defineConfig({
    cwd: appDir,
    input,
    platform: 'node',
    external: native,
    treeshake: whole.treeshake,
    // What React Router built for the server; in development the name is its own.
    resolve: {
      alias: { 'virtual:react-router/server-build': join(appDir, 'build/server/index.js') },
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [deployable({ appDir })],
    output: {
      dir: join(appDir, 'dist'),
      cleanDir: true,
      chunkFileNames: '[name]-[hash].js',
      ...whole.output,
    },
  });
}
