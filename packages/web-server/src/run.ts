import type { Server } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { SettingError } from './settings.ts';

export interface WebEnvironment {
  host: string;
  port: number;
  apiUrl: string;
}

/** Reads `HOST`, `PORT` and `API_URL`, the three settings every web app shares; empty means not set. */
export function readWebEnvironment(
  defaultPort: number,
  env: NodeJS.ProcessEnv = process.env,
): WebEnvironment {
  const port = env.PORT || `${defaultPort}`;
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new SettingError(`PORT must be a whole number from 0 to 65535, not '${port}'.`);
  }
  const apiUrl = env.API_URL || 'http://127.0.0.1:4000/api';
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new SettingError(
      `API_URL must be an http address such as http://127.0.0.1:4000/api, not '${apiUrl}'.`,
    );
  }
  return { host: env.HOST || '127.0.0.1', port: Number(port), apiUrl };
}

/** Listens, and stops on SIGTERM and SIGINT after the running requests, within 10 s. */
export async function runWebServer(
  app: FastifyInstance,
  name: string,
  { host, port }: Pick<WebEnvironment, 'host' | 'port'>,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!busy) throw error;
    process.stderr.write(`${name}: port ${port} on ${host} is in use. Set PORT to a free one.\n`);
    process.exit(1);
  }
  const closeSilent = silentConnections(app.server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(app, closeSilent));
  }
}

/**
 * Browsers open connections ahead, and say nothing on them yet. To Node these are not idle but about
 * to send headers, so they would hold the stop up until those are overdue.
 * @returns closes them
 */
function silentConnections(server: Server): () => void {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return () => {
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
}

/** Long enough for every connection in use to bring its next request. */
const farewellMs = 1_000;

async function stop(app: FastifyInstance, closeSilent: () => void): Promise<void> {
  const patience = setTimeout(() => process.exit(1), 10_000).unref();
  await sayGoodbye(app.server);
  // A connection that was busy when closing began falls idle later; close it then, not at its time-out.
  const closing = setInterval(() => {
    app.server.closeIdleConnections();
    closeSilent();
  }, 100);
  await app.close();
  clearInterval(closing);
  clearTimeout(patience);
}

/**
 * Nobody new is let in, and each connection ends with its next answer. To close those that are idle at
 * once, as the HTTP server's own `close` does, would cost the request that is already on its way.
 */
async function sayGoodbye(server: Server): Promise<void> {
  // By then whoever stood at the door has been let in.
  await setImmediate();
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  TcpServer.prototype.close.call(server);
  const until = Date.now() + farewellMs;
  while (Date.now() < until && (await connectionsOf(server)) > 0) await wait(20);
}

function connectionsOf(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
