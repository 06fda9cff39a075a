import type { DeployedNginx } from '@buddyline/tests/servers/deployed-nginx';
import type { ReplicatedPostgres } from '../failover/replicated-postgres.ts';
import type { RunningApi } from '../running-api.ts';
import type { WatchedDay } from './watched-day.ts';

export interface Step {
  what: string;
  result: string;
  isGood: boolean;
}

/** The paths of what Debian's packages have; `postgres` is the folder of its programs. */
export interface Programs {
  postgres: string;
  nginx: string;
  logrotate: string;
  promtool: string;
}

export interface Day {
  programs: Programs;
  postgres: ReplicatedPostgres;
  nginx: DeployedNginx;
  settings: Record<string, string>;
  /** Through nginx. */
  call: RunningApi['call'];
  watched: WatchedDay;
  /** The ports of the processes' metrics. */
  metricsPorts: Set<number>;
}
