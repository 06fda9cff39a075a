import { expect, test } from 'vitest';
import { countReport, countStep, readReport, sum } from './counts.mjs';

test('the reports of vitest and Playwright are understood', () => {
  expect(countReport({ numPassedTests: 12, numFailedTests: 1 })).toEqual({ passed: 12, failed: 1 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countReport({ stats })).toEqual({ passed: 7, failed: 2 });
});

test('a step that failed counts at least one failure', () => {
  expect(countStep(false, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(countStep(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(countStep(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

test('a missing report counts nothing', () => {
  expect(readReport('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 });
});

test('all steps add up', () => {
  const steps = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(sum(steps)).toEqual({ passed: 3, failed: 3 });
});
