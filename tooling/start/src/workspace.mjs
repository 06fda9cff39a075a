import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { step } from './terminal.mjs';

const stampFile = join(cacheDir, 'installed');
const turbo = join(root, 'node_modules/.bin/turbo');

/** Installs the packages if the lockfile, the workspace file or Node changed since the last time. */
export async function install() {
  const stamp = lockfileStamp();
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && readStamp() === stamp) return;
  await step('Installing packages', () =>
    runToEnd('pnpm install', 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
      env: { CI: 'true' },
      advice: 'Check the connection to the npm registry and the free disk space, then try again.',
    }),
  );
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** @param {string[]} apps names of the apps; all apps if empty */
export async function build(apps = []) {
  const filters = apps.map((app) => `--filter=@buddyline/${app}`);
  await step(apps.length === 0 ? 'Building the apps' : `Building ${apps.join(', ')}`, () =>
    runToEnd('build', turbo, ['run', 'build', '--output-logs=errors-only', ...filters], {
      env: { NODE_ENV: 'production' },
      advice: 'The lines above name the file.',
    }),
  );
}

/** Compiles the texts for the API; the web apps compile theirs in Vite. */
export async function compileTexts() {
  await step('Compiling texts', () =>
    runToEnd('compile texts', turbo, ['run', 'compile', '--output-logs=errors-only']),
  );
}

function lockfileStamp() {
  const hash = createHash('sha256').update(process.version);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest('hex');
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}
