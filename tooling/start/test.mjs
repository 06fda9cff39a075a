import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseChecks, listChecks, reportFile } from './src/checks.mjs';
import { countByFile, countCheck, readReport, sum } from './src/counts.mjs';
import { main } from './src/main.mjs';
import { isStopping, runToEnd, startProcess } from './src/processes.mjs';
import { schedule } from './src/schedule.mjs';
import { dim, duration, green, red, say, StartError, step, tail } from './src/terminal.mjs';
import { install } from './src/workspace.mjs';

/** @typedef {import('./src/checks.mjs').Check} Check */

/** @type {import('./src/counts.mjs').Counts[]} */
const results = [];

await main({
  script: fileURLToPath(import.meta.url),
  check: async () => void chooseChecks(listChecks(), process.argv.slice(2)),
  async run() {
    const since = Date.now();
    try {
      await install();
      await prepareBrowser();
      await schedule(chooseChecks(listChecks(), process.argv.slice(2)), {
        // One more than cores on a small machine, since checks wait for disks, servers and timers.
        capacity: Math.max(3, Math.floor(availableParallelism() / 2)),
        run: runCheck,
        skip: (check, need) => {
          results.push(crashed(check.title));
          say(`${red('✗')} ${check.title} ${dim(`skipped, because ${need} failed`)}`);
        },
      });
    } catch (error) {
      if (isStopping() || !(error instanceof StartError)) throw error;
      say(dim(tail(error.output, 30)));
      say(red(`✗ ${error.message} ${error.advice}`));
      results.push(crashed(error.message));
    }
    return printSummary(duration(since));
  },
});

/** @param {string} took */
function printSummary(took) {
  const { passed, failed, failures, skipped } = sum(results);
  if (skipped.length > 0) say(['', 'Skipped:', ...countByFile(skipped)].join('\n  '));
  if (failures.length > 0) say(red(['', 'Failed:', ...failures].join('\n  ')));
  say(dim(`\nin ${took}`));
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  say(`${passed} passed, ${failed} failed${left}`);
  return failed === 0 ? 0 : 1;
}

/** Once before all runners, so that they do not install it concurrently. */
async function prepareBrowser() {
  const script = fileURLToPath(new URL('../tests/src/chromium.ts', import.meta.url));
  await step('Chromium for the browser tests', () =>
    runToEnd('find chromium', process.execPath, [script], {
      onLine: (line) => say(dim(`  ${line}`)),
    }),
  );
}

/** @param {Check} check */
async function runCheck(check) {
  const since = Date.now();
  const report = reportFile(check.id);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const running = startProcess(check.id, check.command, check.args, {
    cwd: check.cwd,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const succeeded = (await running.ended) === 0;
  const counts = countCheck({ title: check.title, succeeded, counts: readReport(report) });
  results.push(counts);
  if (isStopping()) return false;
  printResult(check, { succeeded, counts, took: duration(since) });
  if (!succeeded) printFailure(check, running);
  return succeeded;
}

/**
 * @param {Check} check
 * @param {{ succeeded: boolean, counts: import('./src/counts.mjs').Counts, took: string }} result
 */
function printResult(check, { succeeded, counts, took }) {
  const numbers = [`${counts.passed} passed`, counts.failed > 0 ? `${counts.failed} failed` : ''];
  const tests = check.reports ? numbers.filter(Boolean).join(', ') : '';
  say(`${succeeded ? green('✓') : red('✗')} ${check.title} ${tests} ${dim(took)}`);
}

/** @param {Check} check @param {import('./src/processes.mjs').Running} running */
function printFailure(check, running) {
  // What V8 says before it ends a process is far above the end.
  const whole = readFileSync(running.logFile, 'utf8').split('\n');
  const crashes = whole.filter((line) => /fatal error|fatal javascript/i.test(line));
  const lines = [...crashes.slice(0, 10), ...tail(running.output(), 40).split('\n')];
  say(lines.map((line) => `  ${line}`).join('\n'));
  say(dim(`  ${['Full output:', running.logFile, check.advice ?? ''].join(' ')}`));
}

/** The counts of a check that failed before it ran any tests. @param {string} title */
function crashed(title) {
  return countCheck({ title, succeeded: false, counts: readReport('') });
}
