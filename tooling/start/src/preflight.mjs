import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from './terminal.mjs';

/** @param {import('./settings.mjs').Settings} settings */
export async function checkPorts({ host, apiPort, webApps }) {
  const wanted = [{ name: 'api', port: apiPort }, ...webApps];
  const twice = wanted.find(
    (one, index) => wanted.findIndex(({ port }) => port === one.port) < index,
  );
  if (twice)
    throw new StartError(`Two apps are to listen on port ${twice.port}.`, advice(twice.name));
  for (const { name, port } of wanted) {
    const problem = await whyNotFree(host, port);
    if (problem === 'EADDRINUSE') {
      throw new StartError(`Port ${port} for ${name} is already in use on ${host}.`, advice(name));
    }
    if (problem === 'EACCES') {
      throw new StartError(`Port ${port} for ${name} may not be used by this user.`, advice(name));
    }
    if (problem) throw new StartError(`HOST ${host} cannot be listened on (${problem}).`);
  }
}

/** @param {string} name */
const advice = (name) =>
  `Stop the program that uses it, or choose another: ${name.toUpperCase()}_PORT=… npm start`;

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error code, nothing when the port is free
 */
export function whyNotFree(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** @param {string} dataDir */
export function checkDataDir(dataDir) {
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written${reason}.`,
      'Give this user the right to write there, or name another folder: DATA_DIR=… npm start',
    );
  }
}
