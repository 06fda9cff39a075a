import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReport } from './src/counts.mjs';
import { main } from './src/main.mjs';
import { cacheDir } from './src/paths.mjs';
import { startProcess } from './src/processes.mjs';
import { duration, say, tail } from './src/terminal.mjs';

/** As in `tooling/tests/src/time-limits.ts`, which Node 20 cannot parse. They only stop tests that hang. */
const timeLimits = [
  '--testTimeout=120000',
  '--hookTimeout=120000',
  '--teardownTimeout=120000',
  '--expect.poll.timeout=30000',
];

const [runner = '', ...more] = process.argv.slice(2);
const folder = process.cwd();
/** The script of the package's manifest that runs this. */
const script = process.env.npm_lifecycle_event || runner;
const report = join(folder, '.reports', `${script}.json`);

/** @type {Record<string, string[]>} */
const argsOf = {
  vitest: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...timeLimits,
  ],
  playwright: [
    'test',
    '--reporter=list,json',
    // What a failed test saw.
    `--output=${join(cacheDir, 'failed-browser-tests', basename(folder))}`,
  ],
};

/**
 * The tests of one package: prints one line when they pass, and the end of their output when they fail. Their report
 * is what `npm test` counts, and what turbo keeps.
 */
await main({
  script: fileURLToPath(import.meta.url),
  async run() {
    const since = Date.now();
    rmSync(report, { force: true });
    mkdirSync(join(folder, '.reports'), { recursive: true });
    const command = join(folder, 'node_modules/.bin', runner);
    const running = startProcess(
      `${basename(folder)}-${script}`,
      command,
      [...(argsOf[runner] ?? []), ...more],
      { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    const code = await running.ended;
    const { passed, failed, failures } = readReport(report);
    say(`${passed} passed, ${failed} failed in ${duration(since)}`);
    if (code === 0) return 0;
    sayWhatFailed(running, failures);
    return 1;
  },
});

/** @param {import('./src/processes.mjs').Running} running @param {string[]} failures */
function sayWhatFailed(running, failures) {
  // What V8 says before it ends a process is far above the end.
  const whole = readFileSync(running.logFile, 'utf8').split('\n');
  const crashes = whole.filter((line) => /fatal error|fatal javascript/i.test(line));
  say([...crashes.slice(0, 10), tail(running.output(), 60), ...failures].join('\n'));
  say(`The whole output is in ${running.logFile}`);
}
