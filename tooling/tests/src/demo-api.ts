import { apiBuild, startApi } from './app-process.ts';
import { freePort } from './free-port.ts';
import {
  copyTemplate,
  type DatabasePlace,
  type DatabaseTemplate,
  makeTemplate,
  type Temporary,
} from './test-database.ts';
import { runOn } from './test-postgres.ts';

type Settings = Record<string, string>;

/** A PostgreSQL database with the demo data, loaded once; use it as a template. */
export function loadDemo(): Promise<Temporary<{ template: DatabaseTemplate }>> {
  return makeTemplate('postgres', async (place) => {
    const { stop } = await startAt(place, {});
    await stop();
  });
}

export interface DemoApi {
  origin: string;
  /** Forgets the demo's activity and empties its trash. */
  clearHistory(): Promise<void>;
  /** Gives the demo's other administrators the password of the first one. */
  letStaffSignIn(): Promise<void>;
  /** Leaves so many tickets unanswered, the oldest ones, closes all others, and deletes all messages. */
  fillTicketQueue(count: number): Promise<void>;
  /** Whether a call has changed records since the start or the last renewal, or still may. */
  hasChanged(): Promise<boolean>;
  /** Restarts it on the same port with a fresh copy of the data. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

/** The production build of the API on a copy of the demo data; run `pnpm build` first. */
export async function startDemoApi(
  template: DatabaseTemplate,
  settings: Settings,
): Promise<DemoApi> {
  const copy = await copyTemplate(template);
  const metricsPort = String(await freePort());
  const measured = { ...settings, METRICS_PORT: metricsPort };
  let running = await startAt(copy.place, measured);
  const { origin } = running;
  const samePort = { API_PORT: new URL(origin).port };
  // No graceful shutdown, because its database is dropped as well.
  const kill = () => running.end('SIGKILL');
  const { databaseUrl = '' } = copy.place;
  return {
    origin,
    clearHistory: () =>
      runOn(databaseUrl, 'delete from deleted_rows; delete from deletions; delete from activity'),
    letStaffSignIn: () =>
      runOn(
        databaseUrl,
        `update users set password_hash = ada.password_hash from users as ada
         where users.role = 'ADMIN' and ada.username = 'ada.marsh'`,
      ),
    fillTicketQueue: (count) =>
      runOn(
        databaseUrl,
        `update tickets set is_answered = false, taken_by = null, pending_until = null, status =
           case when id in (select id from tickets order by created_at, id limit ${count})
             then 'OPEN' else 'CLOSED' end;
         delete from ticket_messages`,
      ),
    hasChanged: async () => {
      const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      return countsChange(await metrics.text());
    },
    renew: async () => {
      await kill();
      await copy.renew();
      running = await startAt(copy.place, { ...measured, ...samePort });
    },
    stop: async () => {
      await kill();
      await copy.dispose();
    },
  };
}

/** Calls that change no records: sessions, and who has which page open. */
const changesNothing = /^\/api\/(?:auth\/(?:login|logout|refresh-token)$|live\/)/;
const counted =
  /^http_request_duration_seconds_count\{method="(\w+)",route="([^"]*)",status="(\d)/gm;

/** @param metrics of the API, as text */
export function countsChange(metrics: string): boolean {
  // One that is being answered may be a change.
  if (!/^http_requests_in_flight 0$/m.test(metrics)) return true;
  return [...metrics.matchAll(counted)].some(
    ([, method = '', route = '', status]) =>
      !['GET', 'HEAD', 'OPTIONS'].includes(method) && status === '2' && !changesNothing.test(route),
  );
}

function startAt({ databaseUrl = '', dataDir }: DatabasePlace, settings: Settings) {
  // The build starts in less than half the time of the source; most tests that change data wait for it.
  return startApi(apiBuild, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DATASET: 'demo',
    SESSION_SECRET: 'only-for-browser-tests-on-this-machine',
    LOG_LEVEL: 'error',
    // Nearly every test signs in as the same administrator.
    SIGN_INS_PER_ACCOUNT: '9999',
    ...settings,
  });
}
