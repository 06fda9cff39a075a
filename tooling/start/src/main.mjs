import { isStopping, stopAll } from './processes.mjs';
import { explain, say } from './terminal.mjs';
import { isInToolchain, runInToolchain } from './toolchain.mjs';

/**
 * @typedef {object} Command
 * @property {string} script absolute path, to start it again on the right Node
 * @property {() => Promise<void>} [check] quick checks before anything is fetched or built
 * @property {() => Promise<number | void>} run answers the exit code, 0 when it answers nothing
 */

/**
 * Runs a command on Node 24 with pnpm, and ends everything it started, however it ends.
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
    const asked = isStopping();
    await stopAll();
    if (!asked) explain(error);
    process.exit(1);
  }
}

/** What a shell reports of a program that was ended because nobody reads its output (SIGPIPE). */
const outputClosed = 141;

function listenForEnd() {
  let asked = false;
  const end = async (/** @type {number} */ code, /** @type {string} */ words = '') => {
    if (asked) return;
    asked = true;
    if (words) say(words);
    await stopAll();
    process.exit(code);
  };
  // `npm test | head`: without a listener every further line would be an uncaught error of its own.
  process.stdout.on('error', () => void end(outputClosed));
  process.on('SIGINT', () => void end(0, '\nStopping …'));
  process.on('SIGTERM', () => void end(143, 'Stopping …'));
  process.on('SIGHUP', () => void end(129, 'Stopping …'));
  process.on('uncaughtException', (error) => {
    explain(error);
    void end(1, 'Stopping …');
  });
  // The process that started this one was killed without a word to us.
  process.once('disconnect', () => void end(1, 'Stopping …'));
}
