import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { findDebianProgram, openssl } from './debian-program.ts';
import { runNginx } from './test-nginx.ts';

const deploy = join(import.meta.dirname, '../../../../apps/api/deploy');

/** The addresses of the processes behind nginx, `127.0.0.1:…`; those left out are not requested. */
interface Deployed {
  admin?: string;
  share?: string;
  landing?: string;
  /** Both processes of the API. */
  api: readonly [string, string];
  /** For how long the certificate is valid. */
  certificateDays?: number;
}

export interface DeployedNginx {
  /** The port with TLS, on which the host name selects the app. */
  tlsPort: number;
  /** The origin for the panel and the share page, without `/api`. */
  appsOrigin: string;
  /** Has `access.log` and `nginx.pid`. */
  folder: string;
  /** Replaces the certificate by a new one, and lets nginx read it, as the hook of certbot does. */
  renewCertificate: () => Promise<void>;
  stop: () => Promise<void>;
}

/** An address on which nothing listens. */
const nothing = '127.0.0.1:1';

/** nginx as operators configure it on one machine, for the names `admin.localhost`, `share.localhost` and so on. */
export async function startDeployedNginx(
  program: string,
  { admin = nothing, share = nothing, landing = nothing, api, certificateDays = 1 }: Deployed,
): Promise<DeployedNginx> {
  const [plainPort, tlsPort, appsPort] = [await freePort(), await freePort(), await freePort()];
  const certificates = mkdtempSync(join(tmpdir(), 'buddyline-certificates-'));
  writeCertificate(certificates, certificateDays);
  const nginx = await runNginx(program, ['nginx.conf', 'upstreams.conf'].map(inDeploy), {
    '${APPS_LISTEN}': `127.0.0.1:${appsPort}`,
    ' 4080 ': ` ${appsPort} `,
    'listen 80 ': `listen 127.0.0.1:${plainPort} `,
    'listen 443 ': `listen 127.0.0.1:${tlsPort} `,
    '/etc/letsencrypt/live/${DOMAIN}': certificates,
    '${DOMAIN}': 'localhost',
    '127.0.0.1:4000 ': `${api[0]} `,
    '127.0.0.1:4010 ': `${api[1]} `,
    '127.0.0.1:4001 ': `${admin} `,
    '127.0.0.1:4002 ': `${share} `,
    '127.0.0.1:4003 ': `${landing} `,
  });
  return {
    tlsPort,
    appsOrigin: `http://127.0.0.1:${appsPort}`,
    folder: nginx.folder,
    renewCertificate: async () => {
      writeCertificate(certificates, 90);
      await nginx.reload();
    },
    stop: async () => {
      await nginx.stop();
      rmSync(certificates, { recursive: true, force: true });
    },
  };
}

const inDeploy = (file: string) => join(deploy, file);

/** One of its own that nobody trusts, for so many days. */
function writeCertificate(folder: string, days: number): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const name = ['-subj', '/CN=localhost', '-days', String(days)];
  const program = findDebianProgram(openssl);
  if (program === null) throw new Error('nginx needs a certificate: install openssl.');
  execFileSync(program, ['req', '-x509', ...key, ...name, ...files], { stdio: 'ignore' });
}
