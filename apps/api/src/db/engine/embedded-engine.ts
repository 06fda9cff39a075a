import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { makeFolder } from '../../make-folder.ts';
import { DatabaseOpenError, errorCode } from '../database-errors.ts';
import { childProgram } from '../../child-programs.ts';
import { lockFile } from './lock-file.ts';

const closeMs = 5_000;
/** Compiles PGlite with V8's baseline compiler only: 270 MB instead of 600, and no slower for short queries. */
const nodeOptions = ['--liftoff-only', '--disable-warning=ExperimentalWarning'];

/** The engine of one data folder. At most one child process runs; each pool connection starts a new one. */
export class EmbeddedEngine {
  readonly #folder: string;
  readonly #lockPath: string;
  readonly #release: () => void;
  #child: ChildProcess | undefined;
  /** The last child's reason for exiting. */
  failure: string | undefined;

  private constructor(dataDir: string, release: () => void) {
    this.#folder = join(dataDir, 'database');
    this.#lockPath = join(dataDir, 'engine.lock');
    this.#release = release;
  }

  /**
   * Locks the data folder for this process and creates an empty database if there is none.
   * @throws DatabaseOpenError when the folder is not writable or another process has locked it
   */
  static async claim(dataDir: string): Promise<EmbeddedEngine> {
    const engine = new EmbeddedEngine(dataDir, takeFolder(dataDir));
    try {
      if (!existsSync(engine.#folder)) await engine.#initialise();
      return engine;
    } catch (error) {
      engine.#release();
      throw error;
    }
  }

  /** For the option `stream` of `pg`: starts a child and returns its pipe, which emits 'connect' when the engine is open. */
  openStream(): Socket {
    const child = this.#fork(['serve', this.#folder, this.#lockPath]);
    this.#child = child;
    const pipe = child.stdio[3];
    if (!(pipe instanceof Socket)) throw new Error('The engine has no pipe.');
    child.on('message', (message) => {
      if (message === 'ready') pipe.emit('connect');
    });
    // `pg` calls connect(), but a pipe has no address; the child's message emits 'connect'.
    return Object.assign(pipe, { connect: () => pipe });
  }

  /** Kills a child that does not answer; the pool starts the next one. */
  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  /** Waits until the child has written everything to disk, then unlocks the folder. End its pipe first. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const timer = setTimeout(() => child.kill('SIGKILL'), closeMs);
      await once(child, 'exit');
      clearTimeout(timer);
    }
    this.#release();
  }

  /** Uses a temporary folder, so that an interrupted start leaves no partial database. The child process frees its memory when it exits. */
  async #initialise(): Promise<void> {
    const temporary = `${this.#folder}.new`;
    rmSync(temporary, { recursive: true, force: true });
    const child = this.#fork(['initialise', temporary]);
    const [exitCode] = await once(child, 'exit');
    if (exitCode !== 0) {
      throw new DatabaseOpenError(
        `The embedded database could not be created in ${this.#folder}: ${this.failure ?? 'the engine exited'}.`,
      );
    }
    renameSync(temporary, this.#folder);
  }

  #fork(args: string[]): ChildProcess {
    const child = fork(childProgram(import.meta.url, 'pglite-child'), args, {
      execArgv: nodeOptions,
      stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'ipc'],
    });
    child.on('message', (message) => {
      this.failure = failureOf(message);
    });
    return child;
  }
}

function takeFolder(dataDir: string): () => void {
  const release = openLock(dataDir);
  if (release) return release;
  throw new DatabaseOpenError(
    `Another Buddyline is already running on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

function openLock(dataDir: string): (() => void) | undefined {
  try {
    makeFolder(dataDir);
    return lockFile(join(dataDir, 'owner.lock'), 0);
  } catch (error) {
    const reason = errorCode(error) ?? String(error);
    throw new DatabaseOpenError(
      `DATA_DIR ${dataDir} cannot be written (${reason}): give this user write access, or set DATA_DIR to another folder.`,
    );
  }
}

function failureOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('failure' in message)) return undefined;
  return String(message.failure);
}
