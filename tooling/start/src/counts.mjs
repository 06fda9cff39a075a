import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts the tests of a runner's JSON report; a report that is missing or broken counts nothing.
 * @param {string} file
 * @returns {Counts}
 */
export function readReport(file) {
  try {
    return countReport(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * @param {Record<string, any>} report of vitest (`numPassedTests`) or Playwright (`stats`)
 * @returns {Counts}
 */
export function countReport(report) {
  if (report.stats) {
    const { expected = 0, unexpected = 0, flaky = 0 } = report.stats;
    // A test that passes only when repeated has failed: it hides a race.
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

/**
 * The counts of a step: one that failed without a failing test (a crash, a lint error) counts as
 * one failure.
 * @param {boolean} succeeded
 * @param {Counts} counts
 * @returns {Counts}
 */
export function countStep(succeeded, counts) {
  return succeeded ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** @param {Counts[]} all */
export function sum(all) {
  return all.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}
