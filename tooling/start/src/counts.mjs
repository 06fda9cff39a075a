import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures names of the failed tests, with what they said in the line below
 * @property {string[]} skipped names of the skipped tests
 */

/** @type {Counts} */
const nothing = { passed: 0, failed: 0, failures: [], skipped: [] };

/**
 * Counts the tests in a runner's JSON report; a missing or broken report counts as empty.
 * @param {string} file
 * @returns {Counts}
 */
export function readReport(file) {
  try {
    return countReport(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return nothing;
  }
}

/**
 * @param {Record<string, any>} report of vitest (`testResults`) or Playwright (`suites`)
 * @returns {Counts}
 */
export function countReport(report) {
  const tests = report.suites
    ? report.suites.flatMap((/** @type {PlaywrightSuite} */ suite) => testsOfSuite(suite))
    : report.testResults.flatMap((/** @type {VitestFile} */ file) => testsOfFile(file));
  const those = (/** @type {Outcome} */ outcome) =>
    tests.filter((/** @type {Test} */ test) => test.outcome === outcome);
  const failed = those('failed');
  return {
    passed: those('passed').length,
    failed: failed.length,
    failures: failed.map((/** @type {Test} */ { name, said }) => name + said),
    skipped: those('skipped').map((/** @type {Test} */ { name }) => name),
  };
}

/** @typedef {'passed' | 'failed' | 'skipped'} Outcome */
/** @typedef {{ name: string, outcome: Outcome, said: string }} Test */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ status: string, results?: { error?: { message?: string } }[] }} PlaywrightTest */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 */

/** The beginning of an error's message, in a line of its own. */
function saidBelow(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const said = lines
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 6)
    .join(' | ');
  return said && `\n    ${said.slice(0, 300)}`;
}

/** @param {VitestFile} file @returns {Test[]} */
function testsOfFile({ name, assertionResults }) {
  return assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
    name: `${basename(name)}: ${fullName}`,
    said: saidBelow(failureMessages[0]),
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
  }));
}

/** A test that passes only on a retry ('flaky') counts as failed, because it hides a race. */
const outcomeOf = (/** @type {string} */ status) => {
  if (status === 'skipped') return status;
  return status === 'expected' ? 'passed' : 'failed';
};

/** @param {PlaywrightSuite} suite @returns {Test[]} */
function testsOfSuite({ title, suites = [], specs = [] }, above = '') {
  const place = [above, title].filter(Boolean).join(' › ');
  /** @type {Test[]} */
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results = [] }) => ({
      name: `${place}: ${spec.title}`,
      said: saidBelow(results[0]?.error?.message),
      outcome: outcomeOf(status),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, place))];
}

/**
 * The counts of a check. If it failed without a failing test (a crash, a lint error), that is one
 * failure under its own title.
 * @param {{ title: string, succeeded: boolean, counts: Counts }} step
 * @returns {Counts}
 */
export function countCheck({ title, succeeded, counts }) {
  const failures = counts.failures.map((name) => `${title}: ${name}`);
  const skipped = counts.skipped.map((name) => `${title}: ${name}`);
  const crashed = !succeeded && counts.failed === 0;
  return {
    passed: counts.passed,
    failed: crashed ? 1 : counts.failed,
    failures: crashed ? [title] : failures,
    skipped,
  };
}

/**
 * Groups skipped tests by file: each database engine skips the tests of the other.
 * @param {string[]} names as returned by `countCheck`
 */
export function countByFile(names) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const name of names) {
    const file = name.split(': ', 2).join(': ');
    files.set(file, (files.get(file) ?? 0) + 1);
  }
  return [...files].map(([file, count]) => `${file} (${count})`);
}

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      failures: [...total.failures, ...one.failures],
      skipped: [...total.skipped, ...one.skipped],
    }),
    nothing,
  );
}
