import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { OpenDatabase } from '../db/database.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Api } from '../http/api.ts';
import type { Reachability } from '../reachability.ts';
import type { Redis } from '../redis/redis.ts';

/** Seconds; most calls take a few milliseconds, an upload may take many seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  registry: Registry;
  /** Adds the hooks that measure; before the routes they are to measure. */
  measureCalls(api: Api): void;
}

interface Measured {
  database: OpenDatabase;
  redis: Redis | null;
  storage: FileStorage;
}

/** The figures of this process for Prometheus: its calls, its database, what it uses, itself. */
export function createMetrics({ database, redis, storage }: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureDatabase(database, registry);
  const services = {
    replica: database.replica,
    redis: redis?.reachability,
    storage: storage.reachability,
  };
  measureServices(services, registry);
  return { registry, measureCalls: (api) => measureCalls(api, registry) };
}

/** Routes are named as they are declared: a path would make a series of each id. */
function measureCalls(api: Api, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have no answer yet, those included whose body is arriving',
    registers: [registry],
  });
  api.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    // 'close' comes for answers that were sent and for callers that went away.
    reply.raw.once('close', () => inFlight.dec());
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    const labels = { method: request.method, route, status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
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
    help: 'Connections to the database that are in use and idle, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(use);
}

function measureServices(
  services: Record<string, Reachability | null | undefined>,
  registry: Registry,
): void {
  const up = new Gauge({
    name: 'service_up',
    help: '1 while a service that the API can do without was there when it was last asked',
    labelNames: ['service'],
    registers: [],
    collect() {
      for (const [service, reachability] of Object.entries(services)) {
        if (reachability) this.set({ service }, Number(reachability.isThere));
      }
    },
  });
  registry.registerMetric(up);
}
