import type { Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import { SettingError, settingOf } from './settings.ts';

export interface WebEnvironment {
  host: string;
  port: number;
  apiUrl: string;
}

/** Reads `HOST`, `PORT` and `API_URL`, which all web apps share; empty means not set. */
export function readWebEnvironment(
  defaultPort: number,
  env: NodeJS.ProcessEnv = process.env,
): WebEnvironment {
  const port = settingOf(env, 'PORT') ?? `${defaultPort}`;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  }
  const apiUrl = settingOf(env, 'API_URL') ?? 'http://127.0.0.1:4000/api';
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new SettingError(
      `API_URL must be an http address such as http://127.0.0.1:4000/api, not '${apiUrl}'.`,
    );
  }
  return { host: settingOf(env, 'HOST') ?? '127.0.0.1', port: Number(port), apiUrl };
}

/** The API of another backend may be at the root; ours would answer 404 to everything. */
export function warnOfRootApi(log: Pick<Log, 'warn'>, apiUrl: string): void {
  if (new URL(apiUrl).pathname !== '/') return;
  log.warn(
    "API_URL has no path: if it leads to Buddyline's API, end it with /api, as in http://127.0.0.1:4000/api.",
  );
}

/** Logs which build runs, listens, and stops gracefully on SIGTERM and SIGINT, within 10 s. */
export async function runWebServer(
  app: FastifyInstance,
  { name, version }: { name: string; version: string },
  { host, port }: Pick<WebEnvironment, 'host' | 'port'>,
): Promise<void> {
  const commit = settingOf(process.env, 'COMMIT');
  app.log.info(`Buddyline ${name} ${version}${commit ? ` (${commit.slice(0, 8)})` : ''}`);
  try {
    await app.listen({ host, port });
  } catch (error) {
    const explanation = explainListening(error);
    if (explanation === undefined) throw error;
    process.stderr.write(`${name}: ${explanation}\n`);
    process.exit(1);
  }
  const closeUnused = trackUnusedConnections(app.server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, closeUnused));
  }
}

/** Why a server cannot listen, in one sentence; undefined for any other error. */
export function explainListening(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if (!['listen', 'getaddrinfo', 'bind'].includes(String(error.syscall))) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return `The port is taken by another program (${error.message}): stop that one, or set PORT to a free port.`;
    case 'EACCES':
      return `This user may not listen on the port (${error.message}): set PORT to one from 1024 up and put a proxy in front.`;
    default:
      return `HOST is not an address of this machine (${error.message}): set it to one, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses (IPv6: ::1 and ::).`;
  }
}

/**
 * Browsers preconnect without sending a request. Node does not count such connections as idle, so
 * they would delay the stop until the header time-out.
 * @returns a function that closes them
 */
function trackUnusedConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
}

/** Long enough for every connection in use to send its next request. */
const drainMs = 1_000;

async function stop(app: FastifyInstance, closeUnused: () => void): Promise<void> {
  const forcedExit = setTimeout(() => process.exit(1), 10_000).unref();
  await drain(app.server);
  // Closes connections when they become idle, not only at their time-out.
  const closing = setInterval(() => {
    app.server.closeIdleConnections();
    closeUnused();
  }, 100);
  await app.close();
  clearInterval(closing);
  clearTimeout(forcedExit);
}

/**
 * Accepts no new connections, and closes each connection after its next response. Closing idle ones
 * at once, as the HTTP server's `close` does, would lose requests in flight.
 */
async function drain(server: Server): Promise<void> {
  // Lets pending connections be accepted first.
  await setImmediate();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  TcpServer.prototype.close.call(server);
  const until = Date.now() + drainMs;
  while (Date.now() < until && (await connectionsOf(server)) > 0) await wait(20);
}

function connectionsOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
