import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countCheck, readReport } from './counts.mjs';
import { root } from './paths.mjs';

/** Where turbo writes what it did. */
const folder = join(root, '.turbo/runs');

/**
 * A task of turbo's summary.
 * @typedef {object} Task
 * @property {string} taskId such as `@buddyline/domain#test`
 * @property {string} task
 * @property {string} directory of its package
 * @property {string} command `<NONEXISTENT>` where the package has no such script
 * @property {{ status: string }} cache
 * @property {{ startTime: number, endTime: number, exitCode: number | null }} [execution] missing if it did not run
 */

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {boolean} succeeded
 * @property {boolean} isFromCache
 * @property {boolean} hasRun false where something that it needs has failed
 * @property {number} tookMs
 * @property {import('./counts.mjs').Counts} counts
 */

export function forgetRuns() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * What the last run of turbo did. Its summary leaves out what did not run because something that it needs has failed.
 * @param {string} plan what `turbo run … --dry=json` printed
 * @returns {Suite[]}
 */
export function readRun(plan) {
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  const done = file ? tasksIn(readFileSync(join(folder, file), 'utf8')) : [];
  return tasksIn(plan).map((planned) =>
    suiteOf(done.find(({ taskId }) => taskId === planned.taskId) ?? planned),
  );
}

/** @param {string} output JSON, perhaps between warnings @returns {Task[]} */
function tasksIn(output) {
  /** @type {{ tasks: Task[] }} */
  const { tasks } = JSON.parse(output.slice(output.search(/^\{/m), output.lastIndexOf('\n}') + 2));
  return tasks.filter(isWork);
}

/** @param {Task} task */
const isWork = ({ command }) => command !== '<NONEXISTENT>';

/** @param {Task} task @returns {Suite} */
function suiteOf({ taskId, task, directory, cache, execution }) {
  const title = taskId
    .replace(/^@buddyline\/|^\/\//, '')
    .replace('#', ' ')
    .trim();
  const succeeded = execution?.exitCode === 0;
  const report = join(root, directory, '.reports', `${task}.json`);
  return {
    title,
    succeeded,
    isFromCache: cache.status === 'HIT',
    hasRun: execution !== undefined,
    tookMs: execution ? execution.endTime - execution.startTime : 0,
    counts: countCheck({ title, succeeded, counts: readReport(report) }),
  };
}
