import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDebianProgram, promtool } from '@buddyline/tests/servers/debian-program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type TestApi, startTestApi } from '../testing/test-api.ts';

const folder = join(import.meta.dirname, '../../deploy/monitoring');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const rulesSchema = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
});
const { groups } = v.parse(rulesSchema, parse(read('buddyline.rules.yml')));
const rules = groups.flatMap((group) => group.rules);

const panelSchema = v.object({ targets: v.optional(v.array(v.object({ expr: v.string() })), []) });
const dashboard = v.parse(
  v.object({ panels: v.array(panelSchema) }),
  JSON.parse(read('grafana-dashboard.json')),
);

/** Of Prometheus itself, of Debian's exporters, and of `scheduled-backup.sh`. */
const ofOthers = [
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_timex_sync_status',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'buddyline_backup_restored_timestamp_seconds',
];

let api: TestApi;
let ours: string[];

beforeAll(async () => {
  api = await startTestApi({ metrics: { host: '127.0.0.1', port: 0 }, mail: { way: 'folder' } });
  const metrics = (await api.services.metrics?.registry.getMetricsAsJSON()) ?? [];
  ours = metrics.flatMap(({ name, type }) => [
    name,
    // `type` is its name, not a number as its declaration says.
    ...(['histogram', 'summary'].includes(String(type))
      ? ['_bucket', '_count', '_sum'].map((end) => name + end)
      : []),
  ]);
});
afterAll(() => api.close());

/** The metrics in an expression: names that are neither functions, labels nor words of the language. */
function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(
    /"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|offset \w+/g,
    ' ',
  );
  return [...bare.matchAll(/(?<![\w.])[a-z_]\w*(?!\w|\s*\()/g)].map(([name]) => name);
}

test('every alert and every graph is about a metric that exists', () => {
  const graphs = dashboard.panels.flatMap(({ targets }) => targets);
  const used = [...rules, ...graphs].flatMap(({ expr }) => metricsIn(expr));
  expect(used.length).toBeGreaterThan(40);
  expect([...new Set(used)].filter((name) => ![...ours, ...ofOthers].includes(name))).toEqual([]);
});

test('the operations guide says of every alert what to do', () => {
  const guide = readFileSync(join(folder, '../../OPERATIONS.md'), 'utf8');
  const named = [...guide.matchAll(/\| `(Buddyline\w+)`/g)].map((match) => match[1]);
  expect(new Set(named)).toEqual(new Set(rules.map(({ alert }) => alert)));
});

const program = findDebianProgram(promtool);

test.skipIf(program === null)('Prometheus reads the rules, which fire and end', () => {
  const run = (...args: string[]) =>
    execFileSync(program ?? '', args, { cwd: folder, encoding: 'utf8' });
  expect(run('check', 'rules', 'buddyline.rules.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'buddyline.rules.test.yml')).toContain('SUCCESS');
});
