import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callNginx } from './call-nginx.ts';

const root = join(import.meta.dirname, '../../..');
const domain = 'compose.localhost';
/** What visitors of each name get. */
const pages = {
  admin: { path: '/panel/login', status: 200 },
  share: { path: '/posts/00000000-0000-7000-8000-000000000000', status: 404 },
  www: { path: '/', status: 200 },
  api: { path: '/api/ready', status: 200 },
};
type Name = keyof typeof pages;
const names: readonly Name[] = ['admin', 'share', 'www', 'api'];
const apps = ['api', 'admin', 'share', 'landing'];
const longestGapMs = 2_000;

const ask = (name: Name) =>
  callNginx({ origin: `https://${name}.${domain}`, path: pages[name].path }).catch(() => undefined);

function run(folder: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: 'inherit' });
}

/** The four images in two versions of the same build, unless IMAGES names ones that are there with these tags. */
function imagesOf(registry: string | undefined): string {
  if (registry) return registry;
  for (const app of apps) {
    const image = `buddyline-tried/${app}`;
    const build = ['build', '--file', 'tooling/bundle/Dockerfile', '--build-arg', `APP=${app}`];
    run(root, 'docker', ...build, '--tag', `${image}:v1`, '.');
    run(root, 'docker', 'tag', `${image}:v1`, `${image}:v2`);
  }
  return 'buddyline-tried';
}

/** As an operator does: a copy of the folder, certificates as certbot lays them out, and the variables. */
function prepare(folder: string, images: string): (version: string) => void {
  cpSync(join(root, 'apps/api/deploy'), folder, { recursive: true });
  const certificates = join(folder, 'letsencrypt');
  const [live, archive] = ['live', 'archive'].map((name) => join(certificates, name, domain));
  for (const place of [live, archive]) mkdirSync(place ?? '', { recursive: true });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', `${archive}/privkey1.pem`, '-out', `${archive}/fullchain1.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', `/CN=${domain}`, ...files]);
  for (const name of ['privkey', 'fullchain']) {
    symlinkSync(`../../archive/${domain}/${name}1.pem`, `${live}/${name}.pem`);
  }
  const secrets = [
    'DATABASE_PASSWORD',
    'SESSION_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ];
  const secret = randomBytes(32).toString('hex');
  const settings = [
    `COMPOSE_PROJECT_NAME=buddyline-tried\nDOMAIN=${domain}\nIMAGES=${images}`,
    `CERTIFICATES=${certificates}\nCHALLENGES=${certificates}`,
    ...secrets.map((name) => `${name}=${secret}`),
  ];
  return (version) =>
    writeFileSync(join(folder, '.env'), [...settings, `VERSION=${version}`, ''].join('\n'));
}

/** The longest time between two right answers of each name, while `work` runs. */
async function longestGaps(work: Promise<unknown>): Promise<Record<string, number>> {
  const over = new AbortController();
  const gaps = names.map(async (name) => {
    let longest = 0;
    for (let last = performance.now(); !over.signal.aborted; await wait(50)) {
      if ((await ask(name)) !== pages[name].status) continue;
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }
    return [name, Math.round(longest)] as const;
  });
  await work;
  over.abort();
  return Object.fromEntries(await Promise.all(gaps));
}

async function upgradeUnderLoad(folder: string, version: string): Promise<void> {
  const upgrade = spawn(join(folder, 'compose-upgrade.sh'), { stdio: 'inherit' });
  const gaps = await longestGaps(once(upgrade, 'exit'));
  process.stdout.write(`The longest gaps on the way to ${version}, ms: ${JSON.stringify(gaps)}\n`);
  if (upgrade.exitCode !== 0) throw new Error(`${version} did not start.`);
  if (Math.max(...Object.values(gaps)) > longestGapMs) {
    throw new Error(`An app was away for more than ${longestGapMs} ms.`);
  }
}

async function tryCompose(): Promise<void> {
  const images = imagesOf(process.env['IMAGES']);
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-compose-'));
  const writeVersion = prepare(folder, images);
  try {
    writeVersion('v1');
    run(folder, 'docker', 'compose', 'up', '--detach', '--wait', '--wait-timeout', '180');
    for (const name of names) {
      const status = await ask(name);
      if (status !== pages[name].status) throw new Error(`${name}.${domain} answered ${status}.`);
    }
    for (const version of ['v2', 'v1']) {
      writeVersion(version);
      await upgradeUnderLoad(folder, version);
    }
  } catch (error) {
    run(folder, 'docker', 'compose', 'ps', '--all');
    run(folder, 'docker', 'compose', 'logs', '--tail', '20');
    throw error;
  } finally {
    run(folder, 'docker', 'compose', 'down', '--volumes');
    rmSync(folder, { recursive: true });
  }
}

function hasEngine(): boolean {
  try {
    execFileSync('docker', ['info'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

if (hasEngine()) await tryCompose();
else process.stdout.write('SKIPPED: compose.yaml is not tried, since no container engine runs.\n');
