/**
 * The embedded engine: PGlite in a process of its own, so that no query can stall the API and a
 * stuck one can be ended by ending this process. Started by `embedded-engine.ts`.
 *
 *   pglite-child initialise <folder>   makes an empty database and exits
 *   pglite-child serve <folder> <lock> speaks PostgreSQL's wire protocol on file descriptor 3
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { lockFile } from './lock-file.ts';
import { MessageSplitter } from './message-splitter.ts';

/** What others of this machine may do with the engine's files: nothing. */
const othersBits = 0o077;

/** A killed predecessor may need a moment to be gone. */
const lockWaitMs = 5_000;

const [task, folder = '', lockPath = ''] = process.argv.slice(2);

// Ctrl-C reaches the whole process group: the API ends first, and closes the pipe when it has.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
// Node would print the engine's source, one line of some megabytes, above the message.
process.on('uncaughtException', giveUp);
endWithParent();
keepFilesPrivate();

if (task === 'initialise') await initialise();
else await serve();

async function initialise(): Promise<void> {
  const engine = await openEngine();
  // Used log files are kept for reuse up to this size; the default is 1 GB.
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

/** Runs each request in turn until the client says goodbye or is gone. */
async function answer(engine: PGlite, socket: Socket): Promise<void> {
  const splitter = new MessageSplitter();
  socket.on('error', () => undefined);
  for await (const chunk of untilGone(socket)) {
    for (const request of splitter.split(chunk)) {
      if (request === 'terminate') return;
      await engine.execProtocolRawStream(request, {
        onRawData: (data) => socket.write(data.slice()),
      });
      if (socket.writableNeedDrain) await drained(socket);
    }
  }
}

/** A client that was killed is the end of the stream like one that hung up. */
async function* untilGone(socket: Socket): AsyncGenerator<Buffer> {
  try {
    yield* socket;
  } catch {
    // Nobody is left to tell.
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve).once('close', resolve);
  });
}

/** Tells the API why, and ends: the pool starts the next engine. */
function giveUp(error: Error): void {
  console.error(`The embedded database stops: ${error.message}`);
  process.send?.({ failure: error.message }, () => process.exit(1));
}

/** PGlite sets the mode of each file it makes to 666 by itself, which no umask holds back. */
function keepFilesPrivate(): void {
  const { chmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & ~othersBits);
  syncBuiltinESMExports();
}

/** The main thread may be deep in a query when the API is killed; this one notices and ends the process. */
function endWithParent(): void {
  const watch = `
    const { workerData: parent } = require('node:worker_threads');
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 200);
  `;
  new Worker(watch, { eval: true, workerData: process.ppid }).unref();
}
