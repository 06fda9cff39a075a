import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

const service = v.object({
  restart: v.literal('unless-stopped'),
  mem_limit: v.string(),
  logging: v.object({ options: v.object({ 'max-size': v.string(), 'max-file': v.string() }) }),
  healthcheck: v.optional(v.object({ test: v.array(v.string()) })),
  volumes: v.optional(v.array(v.string())),
});
const { bucket, ...services } = v.parse(
  v.object({ services: v.record(v.string(), v.unknown()) }),
  parse(read('compose.yaml'), { merge: true }),
).services;
const running = Object.entries(services).map(([name, written]) => ({
  name,
  ...v.parse(service, written),
}));

test('every service starts again, has limits, and says whether it is healthy', () => {
  expect(bucket).toBeDefined();
  // The images of the apps bring their own.
  const apps = new Set(['admin', 'share', 'landing', 'api']);
  const withoutCheck = running.filter(({ name, healthcheck }) => !healthcheck && !apps.has(name));
  expect(withoutCheck).toEqual([]);
  expect(read('compose-upgrade.sh')).toContain('for app in api admin share landing;');
});

test('what runs in our own apps cannot change them, and gains no rights', () => {
  const confined = v.object({
    read_only: v.literal(true),
    cap_drop: v.tuple([v.literal('ALL')]),
    security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  });
  for (const app of ['admin', 'share', 'landing', 'api']) v.parse(confined, services[app]);
});

test('an app has as long to start as the upgrade waits for it: it may be migrating the database', () => {
  const [, waits] = /--wait-timeout (\d+)/.exec(read('compose-upgrade.sh')) ?? [];
  const checks = [...read('../../../tooling/bundle/Dockerfile').matchAll(/--start-period=(\d+)s/g)];
  expect(checks.map(([, seconds]) => seconds)).toEqual([waits, waits]);
});

test('every variable is described, and every file that is mounted is here', () => {
  const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_\d]+)/g)].map(([, name = '']) => name);
  const described = read('example.env');
  expect(used.filter((name) => !described.includes(name))).toEqual([]);
  const mounted = running
    .flatMap(({ volumes = [] }) => volumes)
    .filter((each) => each.startsWith('./'));
  expect(mounted).toHaveLength(2);
  for (const each of mounted) expect(read(each.split(':')[0] ?? '')).toMatch(/^# /);
});
