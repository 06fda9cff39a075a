import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from './terminal.mjs';

/** @typedef {{ name: string, port: number }} Listener an app and its port */

/** @param {import('./settings.mjs').Settings} settings */
export async function checkPorts({ host, apiPort, webApps }) {
  const wanted = [{ name: 'api', port: apiPort }, ...webApps];
  const twice = wanted.find(
    (one, index) => wanted.findIndex(({ port }) => port === one.port) < index,
  );
  if (twice) {
    const advice = await otherPorts(host, wanted, 'npm start');
    throw new StartError(`Two apps are configured for port ${twice.port}.`, advice);
  }
  await checkFree(host, wanted, 'npm start');
}

/**
 * @param {string} host
 * @param {Listener[]} wanted
 * @param {string} command to suggest with other ports
 */
export async function checkFree(host, wanted, command) {
  for (const { name, port } of wanted) {
    const problem = await whyNotFree(host, port);
    if (!problem) continue;
    const busy = problem === 'EADDRINUSE' && 'is already in use';
    const forbidden = problem === 'EACCES' && 'is not allowed for this user';
    const what = busy || forbidden;
    if (!what) {
      throw new StartError(
        `Cannot listen on HOST ${host} (${problem}).`,
        `Set HOST to an address of this machine: HOST=${await ownAddress(host, port)} ${command}`,
      );
    }
    const advice = await otherPorts(host, wanted, command);
    throw new StartError(`Port ${port} for ${name} ${what} on ${host}.`, advice);
  }
}

/**
 * Another loopback address than the one that cannot be used: a machine may have IPv6 only.
 * @param {string} host @param {number} port
 */
async function ownAddress(host, port) {
  for (const candidate of ['127.0.0.1', '::1']) {
    if (candidate === host) continue;
    const problem = await whyNotFree(candidate, port);
    if (problem === undefined || problem === 'EADDRINUSE') return candidate;
  }
  return '…';
}

/** Suggests the command with free ports: the configured ones, or the next free ones. */
async function otherPorts(
  /** @type {string} */ host,
  /** @type {Listener[]} */ wanted,
  /** @type {string} */ command,
) {
  /** @type {Set<number>} */
  const taken = new Set();
  const settings = [];
  for (const { name, port } of wanted) {
    const free = await nextFree(host, port, taken);
    taken.add(free);
    if (free !== port) settings.push(`${name.toUpperCase()}_PORT=${free}`);
  }
  return `Stop the program that uses it, or choose other ports: ${[...settings, command].join(' ')}`;
}

/** @param {string} host @param {number} port @param {Set<number>} taken */
async function nextFree(host, port, taken) {
  // Ports below 1024 need privileges.
  let candidate = Math.max(port, 1024);
  while (taken.has(candidate) || (await whyNotFree(host, candidate))) candidate += 1;
  return candidate;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the error code, undefined if the port is free
 */
function whyNotFree(host, port) {
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
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `DATA_DIR ${dataDir} is not writable${reason}.`,
      'Give this user write permission, or choose another folder: DATA_DIR=… npm start',
    );
  }
}
