import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server started by tests; it is stopped when this process exits. */
export interface ServerProcess {
  child: ChildProcess;
  /** Sends the signal and waits until it has exited. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** How to detect that a server is ready: by a text in its log, or by a 2xx response from a URL. */
type Ready = { logText: string } | { url: string };

/**
 * Starts a program and resolves when it is ready. From then on the stderr of our own servers, which are
 * detected by URL, is printed; other servers log too much.
 * @throws Error with its output if it exits before it is ready
 */
export async function startServer(
  program: string,
  args: string[],
  options: SpawnOptions & Ready,
): Promise<ServerProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // On SIGQUIT PostgreSQL stops its child processes; on SIGKILL it cannot.
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
  const onOutput = (text: string, isError: boolean) => {
    if (serves && isError && 'url' in ready) process.stderr.write(text);
    // Only the output of the start is needed.
    if (!serves && log.length < 20_000) log += text;
    if ('logText' in ready && log.includes(ready.logText)) served.resolve();
  };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput(text, false));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => onOutput(text, true));
  child.once('error', served.reject);
  child.once('exit', () => served.reject(new Error(`${program} did not start:\n${log}`)));
  if ('url' in ready) void answers(ready.url, child).then(served.resolve);
  await served.promise;
  serves = true;
}

/** Resolves when the URL answers 2xx or the program has exited. */
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
