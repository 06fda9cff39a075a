import { whenOver } from '@buddyline/connections/when-over';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Config } from '../config.ts';
import { databaseAheadMs } from '../db/database-clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Api } from '../http/api.ts';
import type { LiveFeed } from '../live/live-feed.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailCounts } from '../mail/mail-counts-sql.ts';
import type { Reachability } from '../reachability.ts';
import type { Redis } from '../redis/redis.ts';

/** Seconds; most calls take a few milliseconds, an upload may take many seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  registry: Registry;
  /** Adds the measuring hooks; call it before the routes are added. */
  measureCalls(api: Api): void;
}

interface Measured {
  config: Pick<Config, 'version' | 'commit'>;
  live: LiveFeed;
  mail: Mail | null;
  database: OpenDatabase;
  redis: Redis | null;
  storage: FileStorage;
}

/** Prometheus metrics of this process, its calls, its database and its services. */
export function createMetrics({ config, database, live, mail, redis, storage }: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  nameBuild(config, registry);
  measureDatabase(database, registry);
  measureStreams(live, registry);
  const services = {
    replica: database.replica,
    redis: redis?.reachability,
    storage: storage.reachability,
    mail: mail?.reachability,
  };
  measureServices(services, registry);
  if (mail !== null) measureMails(mail, registry);
  return { registry, measureCalls: (api) => measureCalls(api, registry) };
}

/** Which version runs, as labels of a figure that is always 1. */
function nameBuild({ version, commit = '' }: Measured['config'], registry: Registry): void {
  const build = new Gauge({
    name: 'build_info',
    help: 'The version and the commit of this build',
    labelNames: ['version', 'commit'],
    registers: [registry],
  });
  build.set({ version, commit }, 1);
}

/** Labels calls by route pattern, since paths would create a series per id. */
function measureCalls(api: Api, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests without a complete response, including those whose body is still arriving',
    registers: [registry],
  });
  api.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isStream === true) return done();
    inFlight.inc();
    whenOver(reply.raw, () => inFlight.dec());
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream === true) return done();
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function measureStreams(live: LiveFeed, registry: Registry): void {
  const open = new Gauge({
    name: 'live_streams',
    help: 'Open event streams of this process',
    registers: [],
    collect() {
      this.set(live.size);
    },
  });
  registry.registerMetric(open);
}

function measureDatabase(
  { engine, available, connections }: OpenDatabase,
  registry: Registry,
): void {
  const up = new Gauge({
    name: 'database_up',
    help: '1 while the database answers',
    labelNames: ['engine'],
    registers: [],
    collect() {
      this.set({ engine }, Number(available()));
    },
  });
  registry.registerMetric(up);
  const use = new Gauge({
    name: 'database_connections',
    help: 'Active and idle connections to the database, and callers that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(use);
  const clock = new Gauge({
    name: 'database_clock_ahead_seconds',
    help: "By how much the database's clock is ahead of this machine's; 0 if they agree within a second",
    registers: [],
    collect() {
      this.set(databaseAheadMs() / 1000);
    },
  });
  registry.registerMetric(clock);
}

/** All processes report the same numbers, which are read from the database. */
function measureMails(mail: Mail, registry: Registry): void {
  const registers = [registry];
  // All three gauges are collected at once, and must show the same moment.
  let reading: Promise<MailCounts | null> | null = null;
  const read = () =>
    (reading ??= mail.counts().finally(() => {
      reading = null;
    }));
  const measure = (name: string, help: string, figure: keyof MailCounts) => {
    const gauge = new Gauge({
      name,
      help,
      registers,
      async collect() {
        const counts = await read();
        // An unavailable database must not hide the other metrics.
        if (counts !== null) gauge.set(counts[figure]);
      },
    });
  };
  measure('mails_failed', 'Mails of the last 90 days that could not be sent', 'failed');
  measure('mails_waiting', 'Mails on their way', 'waiting');
  const age = 'For how long the oldest waiting mail has been waiting';
  measure('mails_oldest_waiting_seconds', age, 'oldestSeconds');
}

function measureServices(
  services: Record<string, Reachability | null | undefined>,
  registry: Registry,
): void {
  const up = new Gauge({
    name: 'service_up',
    help: '1 if an optional service was reachable when it was last used',
    labelNames: ['service'],
    registers: [],
    collect() {
      for (const [service, reachability] of Object.entries(services)) {
        if (reachability) this.set({ service }, Number(reachability.isReachable));
      }
    },
  });
  registry.registerMetric(up);
}
