import { fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { DiveFileProblem } from '@buddyline/dive-files/problem';
import type { ReadDive, ReadFile } from '@buddyline/dive-files/read';
import { childEnvironment, childProgram } from '../child-programs.ts';
import { OneAtATime } from '../http/limits/one-at-a-time.ts';
import { createWorkQueue } from '../http/limits/work-queue.ts';
import { pausedAfterHeavyFile, readsAnother } from './reading-words.ts';
import type { ProcessMessage } from './process-messages.ts';

const filesAtOnce = 2;
/** Larger ones are read one at a time, so that others never wait for two of them. Most have less. */
const largeBytes = 1_000_000;
const maxWaiting = 20;

/** The file needs more time or memory than a file may have. */
export class TooMuchToRead extends Error {
  override name = 'TooMuchToRead';
}

/** Reads a dive file from the disk, in a process of its own. */
export type ReadInProcess = (
  path: string,
  options: {
    /** Senders take turns. */
    from: string;
    /** From 0 to 1. */
    onProgress: (progress: number) => void;
  },
) => Promise<ReadFile>;

/** What a file needs at most; tests give less. */
const defaultLimits = {
  maxMs: 30_000,
  /** MiB. A file of 5,000 dives needs 64, whatever its size. */
  heap: 128,
  /** In which a sender whose file needed too much may send no other. */
  pauseMs: 10 * 60_000,
  /** A file that takes longer is slow: most take less than a second. Its sender comes after others for `pauseMs`. */
  briefMs: 2_000,
};

/**
 * Each sender has one file at a time. Slow files of a few accounts would keep everybody else waiting. So senders without
 * a slow file are served first: they wait at most for the file that is being read.
 * @throws (the function) DiveFileProblem, TooMuchToRead, or Failure: 409 while another file of the sender is read,
 * 429 after one that needed too much, 503 when too many files are waiting
 */
export function createProcessReader(given: Partial<typeof defaultLimits> = {}): ReadInProcess {
  const limits = { ...defaultLimits, ...given };
  const waits = { maxWaitMs: limits.maxMs };
  const queue = createWorkQueue(filesAtOnce, maxWaiting, waits);
  const largeQueue = createWorkQueue(1, maxWaiting, waits);
  const files = new OneAtATime();
  /** The ends of pauses. A few at once, since each began with a file that occupied the queue for long. */
  const paused = new Map<string, number>();
  /** Until when the senders of slow files come after others. */
  const slowUntil = new Map<string, number>();
  return async (path, { from, onProgress }) => {
    const left = (paused.get(from) ?? 0) - Date.now();
    if (left > 0) throw pausedAfterHeavyFile(Math.ceil(left / 1000));
    paused.delete(from);
    const endReading = files.begin(from);
    if (endReading === undefined) throw readsAnother();
    try {
      const { size } = await stat(path);
      for (const [sender, until] of slowUntil) if (until <= Date.now()) slowUntil.delete(sender);
      const turn = { from, isFirst: !slowUntil.has(from) };
      const onBytes = (bytes: number) => onProgress(Math.min(1, bytes / size));
      const readNow = async () => {
        const begun = performance.now();
        return readOnce(path, limits, onBytes).finally(() => {
          const isSlow = performance.now() - begun > limits.briefMs;
          if (isSlow) slowUntil.set(from, Date.now() + limits.pauseMs);
        });
      };
      const read = () => queue(readNow, turn);
      return await (size > largeBytes ? largeQueue(read, turn) : read());
    } catch (error) {
      if (error instanceof TooMuchToRead) paused.set(from, Date.now() + limits.pauseMs);
      throw error;
    } finally {
      endReading();
    }
  };
}

/** V8 may end the process when its heap is full, which it would do to the API if this were a thread. */
function readOnce(
  path: string,
  { maxMs, heap }: Pick<typeof defaultLimits, 'maxMs' | 'heap'>,
  onBytes: (bytes: number) => void,
): Promise<ReadFile> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  const child = fork(childProgram(import.meta.url, 'dive-file-process'), [path], {
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=4'],
    env: childEnvironment(),
    serialization: 'advanced',
    // V8 would write pages about a full heap.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const timer = setTimeout(() => {
    reject(new TooMuchToRead('Reading a dive file took too long'));
    child.kill('SIGKILL');
  }, maxMs);
  const dives: ReadDive[] = [];
  child.on('message', (message: ProcessMessage) => {
    if ('bytes' in message) onBytes(message.bytes);
    else if ('dives' in message) dives.push(...message.dives);
    else if ('file' in message) resolve({ ...message.file, dives });
    else if ('failure' in message) reject(new Error(message.failure));
    else reject(new DiveFileProblem(message.problem.kind, message.problem));
  });
  child.on('error', reject);
  child.on('close', (_code, signal) => {
    clearTimeout(timer);
    if (signal === null) reject(new Error('The process that reads a dive file sent no answer'));
    else reject(new TooMuchToRead(`The process that reads a dive file was ended by ${signal}`));
  });
  return promise;
}
