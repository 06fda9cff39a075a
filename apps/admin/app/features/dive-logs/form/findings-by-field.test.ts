import type { Finding } from '@buddyline/domain/dive-log-findings';
import { expect, it } from 'vitest';
import { findingsByField } from './findings-by-field.ts';

const findings: Finding[] = [
  { message: 'finding.average-above-maximum', fields: ['averageDepth', 'maxDepth'] },
  { message: 'finding.fresh-and-salt', fields: ['isFresh', 'isSalt'] },
];

it('what was odd before stands beside the first field it is about', () => {
  expect([...findingsByField(findings, () => false)]).toEqual([
    ['averageDepth', ['finding.average-above-maximum']],
    ['isFresh', ['finding.fresh-and-salt']],
  ]);
});

it('what an edit made odd stands beside the field that was changed', () => {
  expect([...findingsByField(findings, (name) => name === 'maxDepth')]).toEqual([
    ['maxDepth', ['finding.average-above-maximum']],
    ['isFresh', ['finding.fresh-and-salt']],
  ]);
});
