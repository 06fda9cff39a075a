import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** For containers (no user namespaces, small /dev/shm) and for a machine without internet. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/**
 * The path of a Chromium that Playwright can drive: `CHROMIUM_PATH`, an installed one, Playwright's
 * own, Debian's package when we are root, Playwright's download; else an error that names them all.
 */
export async function findChromium(): Promise<string> {
  const found = await presentChromium();
  if (found) return found;
  return (await installWithApt()) ?? (await installWithPlaywright()) ?? failWithAdvice();
}

async function presentChromium(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a program that can be run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macPaths,
  ];
  return firstExecutable([...installed, chromium.executablePath()]);
}

async function installWithApt(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return undefined;
  process.stderr.write('No Chromium found: installing the Debian package chromium.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  try {
    // The package lists of a fresh machine are empty or old: then, and only then, fetch them.
    await install().catch(async () => {
      await run('apt-get', ['update'], { env });
      await install();
    });
  } catch (error) {
    process.stderr.write(`apt-get could not install chromium: ${String(error)}\n`);
    return undefined;
  }
  return firstExecutable(['/usr/bin/chromium']);
}

async function installWithPlaywright(): Promise<string | undefined> {
  process.stderr.write('No Chromium found: asking Playwright to download one.\n');
  try {
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
    await run(process.execPath, [cli, 'install', 'chromium']);
  } catch {
    return undefined;
  }
  return firstExecutable([chromium.executablePath()]);
}

function failWithAdvice(): never {
  throw new Error(
    'The browser tests need Chromium. Set CHROMIUM_PATH to one, or install chromium or Google Chrome ' +
      '(Debian: apt-get install chromium), or run: pnpm exec playwright install chromium.',
  );
}

async function firstExecutable(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await isExecutable(path)) return path;
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

// `node chromium.ts` prints the path, installing what is missing.
if (import.meta.main) process.stdout.write(`${await findChromium()}\n`);
