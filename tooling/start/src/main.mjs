import { isStopping, stopAll } from './processes.mjs';
import { explain, say } from './terminal.mjs';
import { isInToolchain, runInToolchain } from './toolchain.mjs';

/**
 * @typedef {object} Command
 * @property {string} script absolute path, to restart it on the right Node
 * @property {() => Promise<void>} [check] quick checks before anything is fetched or built
 * @property {() => Promise<number | void>} run resolves to the exit code, 0 if undefined
 */

/**
 * Runs a command on Node 24 with pnpm. When it ends, stops every process that it started.
 * @param {Command} command
 */
export async function main({ script, check, run }) {
  try {
    if (!isInToolchain()) {
      process.stdout.on('error', () => process.exit(outputClosed));
      await check?.();
      process.exitCode = await runInToolchain(script);
      return;
    }
    listenForEnd();
    const code = await run();
    await stopAll();
    process.exit(code ?? 0);
  } catch (error) {
    const wasStopping = isStopping();
    await stopAll();
    if (!wasStopping) explain(error);
    process.exit(1);
  }
}

/** The exit code for SIGPIPE: the reader of the output has gone. */
const outputClosed = 141;

function listenForEnd() {
  let isEnding = false;
  const end = async (/** @type {number} */ code, /** @type {string} */ message = '') => {
    if (isEnding) return;
    isEnding = true;
    if (message) say(message);
    await stopAll();
    process.exit(code);
  };
  // `npm test | head`: without a listener, every further line would be an uncaught error.
  process.stdout.on('error', () => void end(outputClosed));
  process.on('SIGINT', () => void end(0, '\nStopping …'));
  process.on('SIGTERM', () => void end(143, 'Stopping …'));
  process.on('SIGHUP', () => void end(129, 'Stopping …'));
  process.on('uncaughtException', (error) => {
    explain(error);
    void end(1, 'Stopping …');
  });
  // The parent process was killed before it could forward a signal.
  process.once('disconnect', () => void end(1, 'Stopping …'));
}
