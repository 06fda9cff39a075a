import type { Finding } from '@buddyline/domain/dive-log-findings';
import { expect, it } from 'vitest';
import { findingsByField } from './findings-by-field.ts';

const findings: Finding[] = [
  { message: 'finding.average-above-maximum', fields: ['averageDepth', 'maxDepth'] },
  { message: 'finding.fresh-and-salt', fields: ['isFresh', 'isSalt'] },
];

it('a finding that existed before the edit is shown at its first field', () => {
  expect([...findingsByField(findings, () => false)]).toEqual([
    ['averageDepth', ['finding.average-above-maximum']],
    ['isFresh', ['finding.fresh-and-salt']],
  ]);
});

it('a finding about changed fields is shown at those fields', () => {
  expect([...findingsByField(findings, (name) => name === 'maxDepth')]).toEqual([
    ['maxDepth', ['finding.average-above-maximum']],
    ['isFresh', ['finding.fresh-and-salt']],
  ]);
});
