import { findDebianProgram, pgbouncer } from '@buddyline/tests/servers/debian-program';
import type { Finding } from '../finding.ts';
import { statusCounts } from '../load.ts';
import { type FailoverReport, failOver } from './failover.ts';
import { findReplicationPrograms } from './replicated-postgres.ts';

const mostMs = 5_000;
const mostCommands = 3;

/** Loses the primary again and again, each time with new servers. */
export async function failOverOften(times = 3): Promise<Finding> {
  const fault = `the primary of PostgreSQL killed under load, ${times} times`;
  const target = `0 answered writes lost, < ${mostMs / 1000} s without writes, at most ${mostCommands} commands; the old primary is a synchronous standby afterwards`;
  const programs = { pgbouncer: findDebianProgram(pgbouncer), postgres: findReplicationPrograms() };
  if (programs.pgbouncer === null || programs.postgres === null) {
    const result =
      'not run: it needs pgbouncer, pg_basebackup and pg_rewind (Debian: apt-get install pgbouncer postgresql)';
    return { fault, target, result, isReached: false };
  }
  const { pgbouncer: bouncer, postgres } = programs;
  const reports: FailoverReport[] = [];
  for (let time = 0; time < times; time += 1) {
    reports.push(await failOver({ pgbouncer: bouncer, postgres }));
  }
  return {
    fault,
    target,
    result: reports.map(describe).join('; '),
    isReached: reports.every(isReached),
  };
}

function describe({ acknowledged, lost, outageMs, refused, commands, rejoined }: FailoverReport) {
  return `${lost} of ${acknowledged} lost, ${(outageMs / 1000).toFixed(1)} s without writes, ${commands.length} commands, ${statusCounts(refused)}, then ${rejoined}`;
}

function isReached({ acknowledged, lost, outageMs, commands, rejoined }: FailoverReport): boolean {
  return (
    acknowledged > 0 &&
    lost === 0 &&
    outageMs < mostMs &&
    commands.length <= mostCommands &&
    rejoined === 'streaming sync'
  );
}
