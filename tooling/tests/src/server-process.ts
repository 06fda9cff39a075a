import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A server that tests have started; it does not outlive this process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Ends it with the signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program and resolves when it says that it serves.
 * @param words part of what it prints then, to either output
 * @throws Error with all that it printed when it ends instead
 */
export async function startServer(
  program: string,
  args: string[],
  { words, ...options }: SpawnOptions & { words: string },
): Promise<ServerProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // PostgreSQL takes its children along when it is told to quit, and not when it is killed.
  const endWithThisProcess = () => child.kill('SIGQUIT');
  process.once('exit', endWithThisProcess);
  child.once('exit', () => process.off('exit', endWithThisProcess));
  await saying(child, program, words);
  return {
    child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function saying(child: ChildProcess, program: string, words: string): Promise<void> {
  let log = '';
  const ready = Promise.withResolvers<void>();
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      // Kept until it has started; what it logs later is of no interest.
      if (log.length < 20_000) log += text;
      if (log.includes(words)) ready.resolve();
    });
  }
  child.once('error', ready.reject);
  child.once('exit', () => ready.reject(new Error(`${program} did not start:\n${log}`)));
  await ready.promise;
}
