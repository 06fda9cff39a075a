import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DeployedNginx } from '@buddyline/tests/servers/deployed-nginx';
import { keepCalling, statusCounts } from '../load.ts';
import { isDone } from '../posts.ts';
import { callerTo } from '../running-api.ts';
import type { Day, Step } from './step.ts';
import type { Figures } from './watched-day.ts';

const site = 'job="buddyline-sites",instance="https://api.localhost/"';

/** What the blackbox exporter tells: whether the site answers, and until when its certificate is valid. */
export async function readSite({ tlsPort }: DeployedNginx): Promise<Figures> {
  const socket = connect({ port: tlsPort, servername: 'api.localhost', rejectUnauthorized: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('secureConnect', resolve).once('error', reject);
  });
  const { valid_to: end } = socket.getPeerCertificate();
  socket.destroy();
  return new Map([
    [`probe_success{${site}}`, 1],
    [`probe_ssl_earliest_cert_expiry{${site}}`, Date.parse(end) / 1000],
  ]);
}

const daysLeft = async (nginx: DeployedNginx) => {
  const [, end = 0] = [...(await readSite(nginx)).values()];
  return Math.round((end - Date.now() / 1000) / 86_400);
};

/** The certificate has less than two weeks left; it is replaced while visitors call, as the hook of certbot does. */
export async function renewCertificate({ nginx, watched }: Day): Promise<Step> {
  const before = await daysLeft(nginx);
  const answers = await callWhile(nginx, async () => {
    await wait(500);
    await nginx.renewCertificate();
    await wait(500);
  });
  const after = await daysLeft(nginx);
  await watched.pass(60, ['BuddylineBackupOld']);
  return {
    what: 'the certificate is renewed',
    result: `${before} days left, then ${after}; calls meanwhile ${statusCounts(answers)}`,
    isGood: before === 14 && after === 90 && answers.every(isDone),
  };
}

/** By logrotate with the file of Debian's nginx: each answered call is a line of the old file or of the new one. */
export async function rotateLogs({ nginx, programs, watched }: Day): Promise<Step> {
  await watched.pass(65, []);
  const log = join(nginx.folder, 'access.log');
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  const before = lines(log);
  const answers = await callWhile(nginx, async () => {
    await wait(500);
    await rotate(programs.logrotate, nginx.folder);
    await wait(500);
  });
  const [kept, fresh] = [lines(`${log}.1`), lines(log)];
  await watched.pass(35, []);
  return {
    what: 'the logs of nginx are rotated',
    result: `${answers.length} calls meanwhile, ${kept + fresh - before} lines, ${fresh} of them in the new file`,
    isGood:
      answers.every(isDone) &&
      fresh > 0 &&
      kept > before &&
      kept + fresh - before === answers.length,
  };
}

async function rotate(logrotate: string, folder: string): Promise<void> {
  const file = join(folder, 'logrotate.conf');
  const debian = readFileSync('/etc/logrotate.d/nginx', 'utf8')
    .replace('/var/log/nginx/', `${folder}/`)
    .replace(/invoke-rc.d nginx rotate.*/, `kill -USR1 $(cat ${folder}/nginx.pid)`);
  writeFileSync(file, debian, { mode: 0o600 });
  await promisify(execFile)(logrotate, [
    '--force',
    '--state',
    join(folder, 'logrotate.state'),
    file,
  ]);
}

/** Visitors on new connections, as most are. */
function callWhile(nginx: DeployedNginx, work: () => Promise<void>) {
  const call = callerTo(nginx.appsOrigin, { keepAlive: false });
  return keepCalling(4, () => call({ path: '/api/ready' }), work);
}
