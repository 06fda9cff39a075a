import { expect, test } from 'vitest';
import { countByFile, countReport, countCheck, readReport, sum } from './counts.mjs';

const nothing = { passed: 0, failed: 0, failures: [], skipped: [] };

test("vitest's report is counted", () => {
  const assertionResults = [
    { fullName: 'units feet', status: 'passed' },
    {
      fullName: 'units metres',
      status: 'failed',
      failureMessages: [
        'Error: expected 3\n\n\u001B[31mReceived: 4\u001B[39m\n    at units.test.ts:3',
      ],
    },
    { fullName: 'units fathoms', status: 'pending' },
  ];
  expect(countReport({ testResults: [{ name: '/a/units.test.ts', assertionResults }] })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['units.test.ts: units metres\n    Error: expected 3 | Received: 4'],
    skipped: ['units.test.ts: units fathoms'],
  });
});

test("Playwright's report is counted, and flaky tests count as failed", () => {
  const results = [{ error: { message: 'Error: not found\n' } }];
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
  const inner = {
    title: 'keys',
    specs: [spec('c closes', 'flaky'), spec('o opens', 'unexpected')],
  };
  const specs = [spec('a', 'expected'), spec('b', 'skipped')];
  expect(countReport({ suites: [{ title: 'tickets.spec.ts', specs, suites: [inner] }] })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'tickets.spec.ts › keys: c closes\n    Error: not found',
      'tickets.spec.ts › keys: o opens\n    Error: not found',
    ],
    skipped: ['tickets.spec.ts: b'],
  });
});

test('a check that failed without a failing test counts as one failure under its own title', () => {
  const passed = { ...nothing, passed: 3 };
  expect(countCheck({ title: 'Lint', succeeded: false, counts: nothing })).toEqual({
    ...nothing,
    failed: 1,
    failures: ['Lint'],
  });
  expect(countCheck({ title: 'Unit', succeeded: true, counts: passed })).toEqual(passed);
});

test('failed and skipped tests are listed with their check', () => {
  const counts = { passed: 3, failed: 1, failures: ['a'], skipped: ['b'] };
  expect(countCheck({ title: 'Unit', succeeded: false, counts })).toEqual({
    passed: 3,
    failed: 1,
    failures: ['Unit: a'],
    skipped: ['Unit: b'],
  });
});

test('skipped tests are counted by file', () => {
  const names = ['API: redis.test.ts: a', 'API: redis.test.ts: b: c', 'API: tls.test.ts: d'];
  expect(countByFile(names)).toEqual(['API: redis.test.ts (2)', 'API: tls.test.ts (1)']);
});

test('a missing report counts as empty', () => {
  expect(readReport('/nowhere/report.json')).toEqual(nothing);
});

test('the counts of all checks are added up', () => {
  const steps = [
    { ...nothing, passed: 1 },
    { passed: 2, failed: 1, failures: ['a'], skipped: ['b'] },
  ];
  expect(sum(steps)).toEqual({ passed: 3, failed: 1, failures: ['a'], skipped: ['b'] });
});
