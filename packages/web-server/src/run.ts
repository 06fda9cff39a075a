import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface WebEnvironment {
  host: string;
  port: number;
  apiUrl: string;
}

/** Reads `HOST`, `PORT` and `API_URL`, the three settings every web app shares. */
export function readWebEnvironment(
  defaultPort: number,
  env: NodeJS.ProcessEnv = process.env,
): WebEnvironment {
  const port = Number(env.PORT ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${env.PORT}'.`);
  }
  const apiUrl = env.API_URL ?? 'http://127.0.0.1:4000/api';
  if (!/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? '')) {
    throw new Error(
      `API_URL must be an http address such as http://127.0.0.1:4000/api, not '${apiUrl}'.`,
    );
  }
  return { host: env.HOST ?? '127.0.0.1', port, apiUrl };
}

/** Listens, and stops on SIGTERM and SIGINT after the running requests, within 10 s. */
export async function runWebServer(
  app: FastifyInstance,
  name: string,
  { host, port }: Pick<WebEnvironment, 'host' | 'port'>,
): Promise<void> {
  try {
    const address = await app.listen({ host, port });
    process.stdout.write(`${name} listens on ${address}\n`);
  } catch (error) {
    const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!busy) throw error;
    process.stderr.write(`${name}: port ${port} on ${host} is in use. Set PORT to a free one.\n`);
    process.exit(1);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(app));
}

/** Long enough for every connection that is in use to be told that it ends. */
const farewellMs = 300;

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref();
  // A connection closed under a request on its way costs that request: those in use end with their
  // next answer, and only then does the door close.
  endAfterAnswer(app.server);
  await wait(farewellMs);
  // A connection that was busy when closing began falls idle later; close it then, not at its time-out.
  const closing = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearInterval(closing);
}

function endAfterAnswer(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}
