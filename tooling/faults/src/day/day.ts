import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { apiBuild, createAdministrator, startApi } from '@buddyline/tests/app-process';
import { freePort } from '@buddyline/tests/free-port';
import { startDeployedNginx } from '@buddyline/tests/servers/deployed-nginx';
import { mountSmallDisk } from '../break-storage.ts';
import { startReplicatedPostgres } from '../failover/replicated-postgres.ts';
import { administrator, ownSettings, signIn } from '../running-api.ts';
import { backUp, oldBackup, readBackups } from './backups.ts';
import { setClock } from './clocks.ts';
import {
  everythingIsThere,
  fillDatabaseDisk,
  fillUploadDisk,
  loseStandby,
  writeThings,
} from './data.ts';
import { readSite, renewCertificate, rotateLogs } from './proxy.ts';
import type { Day, Programs, Step } from './step.ts';
import { figuresIn, type Figures, watchDay } from './watched-day.ts';

/** A process of the API, nginx in front of it, PostgreSQL with its standby, and two small disks. */
export async function liveThroughDay(programs: Programs): Promise<Step[]> {
  const mounted: string[] = [];
  const mount = (folder: string, size: string) => {
    mountSmallDisk(folder, size);
    mounted.push(folder);
    return () => void execFileSync('umount', ['--lazy', folder]);
  };
  const postgres = await startReplicatedPostgres(programs.postgres, (folder) =>
    mount(folder, '800m'),
  );
  const dataDir = join(postgres.folder, 'files');
  mkdirSync(dataDir);
  const unmount = mount(dataDir, '60m');
  chmodSync(dataDir, 0o700);
  const metricsPort = await freePort();
  const settings = {
    ...ownSettings,
    DATABASE_URL: postgres.urlOn(postgres.primary),
    DATABASE_REPLICA_URL: postgres.urlOn(postgres.standby),
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  };
  const api = await startApi(apiBuild, settings);
  const address = new URL(api.origin).host;
  const nginx = await startDeployedNginx(programs.nginx, {
    api: [address, address],
    certificateDays: 14,
  });
  try {
    await createAdministrator(apiBuild, settings, administrator);
    const call = await signIn(nginx.appsOrigin);
    const metricsPorts = new Set([metricsPort]);
    const read = async () => {
      // As on any day: most calls are answered.
      for (let n = 0; n < 200; n += 1) await call({ path: '/api/posts?page=1&limit=1' });
      return readAll({ metricsPorts, postgres, nginx, disks: mounted });
    };
    const watched = watchDay(postgres.folder, read);
    return await fromMidnight({ programs, postgres, nginx, settings, call, watched, metricsPorts });
  } finally {
    await api.end('SIGKILL');
    await nginx.stop();
    unmount();
    await postgres.stop();
  }
}

async function fromMidnight(day: Day): Promise<Step[]> {
  const ids = await writeThings(day.call);
  oldBackup(day);
  await day.watched.pass(60, []);
  await day.watched.pass(20, ['BuddylineBackupOld', 'BuddylineCertificateExpires']);
  const steps = [
    await renewCertificate(day),
    await backUp(day),
    await rotateLogs(day),
    await setClock(day, '+800d'),
    await setClock(day, '-800d'),
    await fillUploadDisk(day),
    await fillDatabaseDisk(day),
    await loseStandby(day),
  ];
  const evening = day.watched.time();
  await day.watched.pass(24 * 60 - minutesOf(evening), []);
  const others = day.watched.judge(day.programs.promtool);
  return [
    ...steps,
    await everythingIsThere(day, ids),
    {
      what: 'alerts',
      result:
        others.length === 0
          ? 'each fired and ended in its time, and no other did'
          : others.join(' '),
      isGood: others.length === 0,
    },
  ];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

interface Watched extends Pick<Day, 'metricsPorts' | 'postgres' | 'nginx'> {
  disks: string[];
}

/** What Prometheus reads: of the API, and as Debian's exporters tell it of the machine and the site. */
async function readAll({ metricsPorts, postgres, nginx, disks }: Watched): Promise<Figures> {
  const all: Figures = new Map(await readSite(nginx));
  for (const port of metricsPorts) {
    const target = `job="buddyline",instance="127.0.0.1:${port}"`;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const [name, value] of figuresIn(`up 1\n${text}`, target)) all.set(name, value);
  }
  for (const folder of disks) {
    const { bavail, blocks } = statfsSync(folder);
    const labels = `fstype="ext4",mountpoint="${folder}"`;
    all.set(`node_filesystem_avail_bytes{${labels}}`, bavail);
    all.set(`node_filesystem_size_bytes{${labels}}`, blocks);
  }
  for (const [name, value] of readBackups(postgres)) all.set(name, value);
  return all;
}
