/**
 * The embedded engine: PGlite in a process of its own. No query can block the API's event loop, and
 * killing this process stops a stuck query. Started by `embedded-engine.ts`.
 *
 *   pglite-child initialise <folder>   creates an empty database and exits
 *   pglite-child serve <folder> <lock> speaks PostgreSQL's wire protocol on file descriptor 3
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drained } from './drained.ts';
import { lockFile } from './lock-file.ts';
import { MessageSplitter } from './message-splitter.ts';

/** Mode bits that are removed from the engine's files: other accounts have no access. */
const othersBits = 0o077;

/** A killed predecessor may need a moment to exit. */
const lockWaitMs = 5_000;

/** ENOSPC, as the engine numbers the errors of its file system: those have no message. */
const noSpace = 51;

const [task, folder = '', lockPath = ''] = process.argv.slice(2);

// Ctrl-C reaches the whole process group, but the engine must outlive the API, which closes the pipe.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// By default Node prints the failing source line, and the engine's is some megabytes long.
process.on('uncaughtException', giveUp);
endWithParent();
keepFilesPrivate();

if (task === 'initialise') await initialise();
else await serve();

async function initialise(): Promise<void> {
  const engine = await openEngine();
  // WAL files are kept for reuse up to this size; the default is 1 GB.
  await engine.exec(`alter system set max_wal_size = '64MB'`);
  await engine.exec(`alter system set min_wal_size = '32MB'`);
  await engine.close();
  process.exit(0);
}

async function serve(): Promise<void> {
  const release = lockFile(lockPath, lockWaitMs);
  if (!release) return giveUp(new Error('another engine is still using it'));
  const engine = await openEngine();
  const socket = new Socket({ fd: 3, readable: true, writable: true });
  process.send?.('ready');
  await answer(engine, socket);
  await engine.close();
  process.exit(0);
}

function openEngine(): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
}

/** Runs each request in order until the client terminates or disconnects. */
async function answer(engine: PGlite, socket: Socket): Promise<void> {
  const splitter = new MessageSplitter();
  socket.on('error', () => undefined);
  for await (const chunk of untilGone(socket)) {
    for (const request of splitter.split(chunk)) {
      if (request === 'terminate') return;
      await engine.execProtocolRawStream(request, {
        onRawData: (data) => socket.write(data.slice()),
      });
      await drained(socket);
    }
  }
}

/** Treats a lost connection as the end of the stream, since the client may have been killed. */
async function* untilGone(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket;
  } catch {
    // There is no client left to inform.
  }
}

/** Sends the reason to the API and exits; the pool starts the next engine. */
function giveUp(error: unknown): void {
  const failure = reasonOf(error);
  console.error(`The embedded database stops: ${failure}`);
  process.send?.({ failure }, () => process.exit(1));
}

function reasonOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'errno' in error && error.errno === noSpace) {
    return 'there is no space left on the disk of DATA_DIR (ENOSPC)';
  }
  return error instanceof Error && error.message ? error.message : inspect(error);
}

/** PGlite sets the mode of each new file to 666 with chmod, which ignores the umask. */
function keepFilesPrivate(): void {
  const { chmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & ~othersBits);
  syncBuiltinESMExports();
}

/** Exits when the API is killed. This needs a worker thread, because a query may block the main thread. */
function endWithParent(): void {
  const watch = `
    const { workerData: parent } = require('node:worker_threads');
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 200);
  `;
  new Worker(watch, { eval: true, workerData: process.ppid }).unref();
}
