import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countByFile, countCheck, readReport, sum } from './src/counts.mjs';
import { main } from './src/main.mjs';
import { cacheDir, root } from './src/paths.mjs';
import { isStopping, runToEnd, startProcess } from './src/processes.mjs';
import { forgetRuns, readRun } from './src/summary.mjs';
import { chooseTasks } from './src/tasks.mjs';
import { dim, duration, explain, green, red, say, StartError, step } from './src/terminal.mjs';
import { install } from './src/workspace.mjs';

const names = process.argv.slice(2);

await main({
  script: fileURLToPath(import.meta.url),
  check: async () => void chooseTasks(names),
  async run() {
    const since = Date.now();
    const suites = await runSuites().catch((error) => {
      if (isStopping()) throw error;
      explain(error);
      return [crashed(error instanceof StartError ? error.message : 'npm test')];
    });
    for (const suite of suites) sayResult(suite);
    return printSummary(suites, duration(since));
  },
});

/** @returns {Promise<import('./src/summary.mjs').Suite[]>} */
async function runSuites() {
  const { tasks, packages, needsBrowser, needsPostgres } = chooseTasks(names);
  await install();
  // Before the suites, so that they do not install them at the same time.
  if (needsBrowser) await prepare('Chromium for the browser tests', 'chromium.ts');
  if (needsPostgres) await prepare('PostgreSQL for the tests of the API', 'postgres-binaries.ts');
  forgetRuns();
  const turbo = join(root, 'node_modules/.bin/turbo');
  const filters = packages.map((name) => `--filter=@buddyline/${name}`);
  const run = ['run', ...tasks, ...filters];
  // Node keeps compiled code there, since tests start the same programs hundreds of times.
  const env = { NODE_RELEASE: process.version, NODE_COMPILE_CACHE: join(cacheDir, 'compiled') };
  const plan = await runToEnd('plan', turbo, [...run, '--dry=json'], { env });
  // The long suites use all cores of a small machine by themselves; a second one uses what they leave while they wait.
  const concurrency = Math.max(2, Math.floor(availableParallelism() / 2));
  const how = ['--summarize', '--continue=dependencies-successful', '--ui=stream'];
  const output = ['--log-order=grouped', `--concurrency=${concurrency}`];
  const running = startProcess('turbo', turbo, [...run, ...how, ...output], {
    env,
    onLine: sayProgress,
  });
  const code = await running.ended;
  const suites = readRun(readFileSync(plan.logFile, 'utf8'));
  const isExplained = suites.some(({ succeeded }) => !succeeded);
  return code === 0 || isExplained ? suites : [...suites, crashed('turbo')];
}

/** What the suites say, without turbo's own lines. @param {string} line */
function sayProgress(line) {
  const isAboutTurbo =
    /^\s*(?:•|Tasks:|Cached:|Time:|Summary:|Failed:|$)|: cache (?:miss|hit)|: \$ /;
  if (!isAboutTurbo.test(line)) say(`  ${line.replace('@buddyline/', '')}`);
}

/** @param {string} title @param {string} script of `tooling/tests` */
async function prepare(title, script) {
  const path = fileURLToPath(new URL(`../tests/src/${script}`, import.meta.url));
  await step(title, () =>
    runToEnd(title, process.execPath, [path], { onLine: (line) => say(dim(`  ${line}`)) }),
  );
}

/** @param {import('./src/summary.mjs').Suite} suite */
function sayResult({ title, succeeded, isFromCache, hasRun, tookMs, counts }) {
  const failed = counts.failed > 0 ? `${counts.failed} failed` : '';
  const passed = counts.passed > 0 ? `${counts.passed} passed` : '';
  const took = isFromCache ? 'nothing has changed' : `${(tookMs / 1000).toFixed(1)} s`;
  const time = hasRun ? took : 'not run, because something that it needs has failed';
  const numbers = [passed, failed].filter(Boolean).join(', ');
  say(`${succeeded ? green('✓') : red('✗')} ${title} ${numbers} ${dim(time)}`);
}

/**
 * @param {import('./src/summary.mjs').Suite[]} suites
 * @param {string} took
 */
function printSummary(suites, took) {
  const { passed, failed, failures, skipped } = sum(suites.map(({ counts }) => counts));
  if (skipped.length > 0) say(['', 'Skipped:', ...countByFile(skipped)].join('\n  '));
  if (failures.length > 0) say(red(['', 'Failed:', ...failures].join('\n  ')));
  say(dim(`\nin ${took}`));
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  say(`${passed} passed, ${failed} failed${left}`);
  return failed === 0 ? 0 : 1;
}

/** What failed before any test ran. @param {string} title @returns {import('./src/summary.mjs').Suite} */
function crashed(title) {
  const counts = countCheck({ title, succeeded: false, counts: readReport('') });
  return { title, succeeded: false, isFromCache: false, hasRun: true, tookMs: 0, counts };
}
