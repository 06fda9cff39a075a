import { buildApp } from './app.ts';
import { runNamedCommand } from './commands/commands.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { secureDataDir } from './data-dir.ts';
import { createServices } from './create-services.ts';
import { loadDataset } from './dataset/load-dataset.ts';
import { refuseDemoPassword } from './dataset/refuse-demo-password.ts';
import { watchClock } from './db/watch-clock.ts';
import { openDatabase } from './db/database.ts';
import { readsArabic } from './db/search-locale.ts';
import { describeConfig } from './describe-config.ts';
import { explainStart } from './explain-start.ts';
import { openStorage } from './files/storage.ts';
import { refuseForeignHost } from './refuse-foreign-host.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Api } from './http/api.ts';
import { earlyLog } from './http/log.ts';
import { closeIdleLater } from './http/connections/idle-connections.ts';
import { littleMemory } from './little-memory.ts';
import { startLongTasks } from './long-tasks/long-tasks.ts';
import type { Mail } from './mail/mail.ts';
import type { Services } from './services.ts';
import type { Reachability } from './reachability.ts';

/** Time for requests in flight after SIGTERM; closing the database may take two more seconds. */
const shutdownGraceMs = 8_000;

async function start(config: Config): Promise<void> {
  const sayEarly = earlyLog(config);
  sayEarly(describeConfig(config));
  await refuseForeignHost(config.host);
  secureDataDir(config.dataDir);
  const database = await openDatabase(config, sayEarly);
  await refuseDemoPassword(config, database);
  const storage = await openStorage(config);
  await loadDataset(config, database, storage);
  const services = await createServices(config, database, storage);
  const api = await buildApp(services);
  const { mail, redis } = services;
  for (const service of [database.reachability, database.replica]) reportOutages(api, service);
  const optional = [storage.reachability, redis?.reachability, mail?.reachability];
  for (const service of optional) reportOutages(api, service);
  stopOnSignal(api, services);
  const tooLittle = littleMemory(process.constrainedMemory());
  if (tooLittle !== undefined) api.log.warn(tooLittle);
  warnOfPlainHttp(api, config);
  await warnOfSlowSearch(api, services);
  api.addHook('onClose', await watchClock(database, api.log));
  await listenForPrometheus(api, services);
  // Last, since the embedded engine has one connection, for which the start would wait beside them.
  api.addHook('onClose', startHousekeeping(services, api.log));
  api.addHook('onClose', startLongTasks(services, api.log));
  if (mail !== null) sendMails(api, mail);
  await api.listen({ port: config.port, host: config.host });
}

function sendMails(api: Api, mail: Mail): void {
  const stop = mail.startSending(api.log);
  // It begins to stop while requests are still in flight, so that it does not prolong the shutdown.
  api.addHook('preClose', (done) => {
    void stop();
    done();
  });
  api.addHook('onClose', stop);
}

async function listenForPrometheus(api: Api, { config, metrics }: Services): Promise<void> {
  if (config.metrics === undefined || metrics === null) return;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const { close, url } = await serveMetrics(metrics.registry, config.metrics).catch(
    (error: unknown) => {
      throw new ConfigError(
        `METRICS_HOST and METRICS_PORT cannot be listened on (${String(error)}): set them to an address of this machine and a free port.`,
      );
    },
  );
  api.addHook('onClose', close);
  api.log.info(`Metrics at ${url}`);
}

/** Logs when the service is lost and when it is available again. */
function reportOutages({ log }: Api, service: Reachability | null | undefined): void {
  service?.watch((isReachable, reason) => {
    if (isReachable) log.info(`${service.name} is available again`);
    else
      log.warn({ err: reason }, `${service.name} is unavailable; meanwhile ${service.meanwhile}`);
  });
}

/** Graceful shutdown: finishes requests in flight, closes idle connections, then the database. */
function stopOnSignal(api: Api, { database, redis }: Services): void {
  const stop = async (signal: string): Promise<void> => {
    api.log.info(`Stopping on ${signal}: requests in flight have ${shutdownGraceMs / 1000} s`);
    const closeIdle = closeIdleLater(api.server);
    const cutOff = setTimeout(() => api.server.closeAllConnections(), shutdownGraceMs);
    await api.close();
    clearInterval(closeIdle);
    clearTimeout(cutOff);
    await redis?.close();
    await database.close();
    api.log.info('Stopped');
    process.exit(0);
  };
  // `once`, so that a second Ctrl-C kills the process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop(signal));
}

function warnOfPlainHttp(api: Api, { secure, publicOrigins }: Config): void {
  const local = publicOrigins.every((origin) => /^http:\/\/(localhost|127\.)/.test(origin));
  if (secure || local) return;
  api.log.warn('PUBLIC_ORIGINS are not https: cookies and passwords are sent unencrypted.');
}

async function warnOfSlowSearch(api: Api, { database }: Services): Promise<void> {
  if (await readsArabic(database.db)) return;
  api.log.warn(
    'The locale of this database has only ASCII letters (locale C), so searching for Arabic words reads whole tables: create a new database with createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8, and restore into it.',
  );
}

async function serve(): Promise<void> {
  try {
    await start(readConfig(process.env));
  } catch (error) {
    process.stderr.write(`${explainStart(error)}\n`);
    process.exit(1);
  }
}

const [command, ...options] = process.argv.slice(2);
await (command === undefined ? serve() : runNamedCommand(command, options));
