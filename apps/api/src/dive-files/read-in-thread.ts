import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { DiveFileProblem } from '@buddyline/dive-files/problem';
import type { ReadFile } from '@buddyline/dive-files/read';
import { errorCode } from '../db/database-errors.ts';
import { createWorkQueue } from '../http/limits/work-queue.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';
import { workerPath } from './worker-path.ts';

const filesAtOnce = 2;
const maxWaiting = 20;
const maxMs = 30_000;
/** 256 MiB in all. */
const resourceLimits = { maxOldGenerationSizeMb: 208, maxYoungGenerationSizeMb: 48 };

/** The file needs more time or memory than a file may have. */
export class TooMuchToRead extends Error {
  override name = 'TooMuchToRead';
}

/** Reads a dive file from the disk, in a thread of its own. */
export type ReadInThread = (
  path: string,
  options: {
    /** Senders take turns. */
    from: string;
    /** From 0 to 1. */
    onProgress: (progress: number) => void;
  },
) => Promise<ReadFile>;

/** @throws (the function) DiveFileProblem, TooMuchToRead, or Failure 503 when too many files are waiting */
export function createThreadReader(): ReadInThread {
  const queue = createWorkQueue(filesAtOnce, maxWaiting);
  return async (path, { from, onProgress }) => {
    const { size } = await stat(path);
    const read = () => readOnce({ path }, (bytes) => onProgress(Math.min(1, bytes / size)));
    return queue(read, { from, isFirst: false });
  };
}

function readOnce(workerData: WorkerTask, onBytes: (bytes: number) => void): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const worker = new Worker(workerPath(), { workerData, resourceLimits, env: {} });
  const timer = setTimeout(() => {
    reject(new TooMuchToRead('Reading a dive file took too long'));
    void worker.terminate();
  }, maxMs);
  worker.on('message', (message: WorkerMessage) => {
    if ('bytes' in message) onBytes(message.bytes);
    else if ('file' in message) resolve(message.file);
    else reject(new DiveFileProblem(message.problem.kind, message.problem.line));
  });
  worker.on('error', (error) => {
    const isOutOfMemory = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
    reject(isOutOfMemory ? new TooMuchToRead(error.message, { cause: error }) : error);
  });
  worker.on('exit', () => {
    clearTimeout(timer);
    reject(new Error('The thread ended without an answer'));
  });
  return promise;
}
