import {
  faketime,
  findDebianProgram,
  logrotate,
  nginx,
  promtool,
} from '@buddyline/tests/servers/debian-program';
import { findReplicationPrograms } from '../failover/replicated-postgres.ts';
import type { Finding } from '../finding.ts';
import { liveThroughDay } from './day.ts';
import type { Step } from './step.ts';

/** What may happen within a day, in two minutes: the alerts are judged as if it had been 24 hours. */
export async function liveOneDay(): Promise<Finding> {
  const fault =
    'a day: a certificate, a backup, logs, wrong clocks, full disks of the files and the database, a lost standby';
  const target = 'nothing is lost, each refusal is 503 or 507, each alert fires and ends';
  const postgres = findReplicationPrograms();
  const [, ...found] = [faketime, nginx, logrotate, promtool].map((one) => findDebianProgram(one));
  const [nginxPath, logrotatePath, promtoolPath] = found;
  if (process.getuid?.() !== 0 || !postgres || !nginxPath || !logrotatePath || !promtoolPath) {
    const result =
      'not run: it needs root on Debian (apt-get install postgresql faketime nginx-light logrotate prometheus), to mount small disks';
    return { fault, target, result, isReached: false };
  }
  const programs = { postgres, nginx: nginxPath, logrotate: logrotatePath, promtool: promtoolPath };
  const steps = await liveThroughDay(programs);
  return {
    fault,
    target,
    result: steps.map(describe).join('; '),
    isReached: steps.every(({ isGood }) => isGood),
  };
}

const describe = ({ what, result, isGood }: Step) => `${isGood ? '' : 'NOT '}${what}: ${result}`;
