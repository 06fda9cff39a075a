import { mkdir } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { errorCode } from './db/database-errors.ts';
import { DatabaseOpenError } from './db/database-errors.ts';
import { openDatabase } from './db/database.ts';
import { openStorage } from './files/storage.ts';
import type { Api, Parts } from './http/api.ts';
import { openServerKey } from './session/server-key.ts';
import { createSessionCookies } from './session/session-cookies.ts';
import { createSessions } from './session/sessions.ts';

/** Requests under way may take this long after SIGTERM. */
const stopWithinMs = 8_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await makeDataDir(config);
  const database = await openDatabase(config);
  const serverKey = await openServerKey(config);
  const parts: Parts = {
    config,
    database,
    storage: await openStorage(config),
    sessions: createSessions(database.db, serverKey),
    cookies: createSessionCookies(config),
  };
  const api = await buildApp(parts);
  stopOnSignal(api, parts);
  await api.listen({ port: config.port, host: config.host });
}

async function makeDataDir({ dataDir }: Config): Promise<void> {
  await mkdir(dataDir, { recursive: true });
}

/** Lets what is under way finish, closes what is idle as it becomes so, then the database. */
function stopOnSignal(api: Api, { database }: Parts): void {
  const stop = async (): Promise<void> => {
    const closeIdle = setInterval(() => api.server.closeIdleConnections(), 100);
    const cutOff = setTimeout(() => api.server.closeAllConnections(), stopWithinMs);
    await api.close();
    clearInterval(closeIdle);
    clearTimeout(cutOff);
    await database.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

/** One sentence for whoever starts the server; anything unforeseen keeps its stack. */
function explain(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof ConfigError || error instanceof DatabaseOpenError) return error.message;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${env['API_PORT'] ?? 4000} is taken by another program: stop it, or set API_PORT to a free port.`;
    case 'EACCES':
    case 'EROFS':
      return `DATA_DIR cannot be written to (${String(error)}): choose another folder or change its owner.`;
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
