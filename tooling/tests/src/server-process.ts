import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that tests have started; it does not outlive this process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Ends it with the signal and waits until it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** How a server tells that it serves: by part of what it prints, or by a 2xx from an address. */
type Ready = { words: string } | { url: string };

/**
 * Starts a program and resolves when it serves. What a server of ours, known by its address, complains
 * about later is printed; the others talk much.
 * @throws Error with all that it printed when it ends instead
 */
export async function startServer(
  program: string,
  args: string[],
  options: SpawnOptions & Ready,
): Promise<ServerProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // PostgreSQL takes its children along when it is told to quit, and not when it is killed.
  const endWithThisProcess = () => child.kill('SIGQUIT');
  process.once('exit', endWithThisProcess);
  child.once('exit', () => process.off('exit', endWithThisProcess));
  await serving(child, program, options);
  return {
    child,
    end: async (signal) => {
      if (hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function serving(child: ChildProcess, program: string, ready: Ready): Promise<void> {
  let log = '';
  let serves = false;
  const served = Promise.withResolvers<void>();
  const hear = (text: string, isError: boolean) => {
    if (serves && isError && 'url' in ready) process.stderr.write(text);
    // Kept until it has started.
    if (!serves && log.length < 20_000) log += text;
    if ('words' in ready && log.includes(ready.words)) served.resolve();
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => hear(text, false));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => hear(text, true));
  child.once('error', served.reject);
  child.once('exit', () => served.reject(new Error(`${program} did not start:\n${log}`)));
  if ('url' in ready) void answers(ready.url, child).then(served.resolve);
  await served.promise;
  serves = true;
}

/** Resolves when the address answers well, or the program has ended. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  while (!hasEnded(child)) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await wait(25);
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
