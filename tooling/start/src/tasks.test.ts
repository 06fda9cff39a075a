import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseTasks } from './tasks.mjs';

test('without names everything runs', () => {
  const { tasks, packages, needsBrowser, needsPostgres } = chooseTasks([]);
  expect(tasks).toEqual(expect.arrayContaining(['//#lint', 'typecheck', 'test', 'e2e']));
  expect([packages, needsBrowser, needsPostgres]).toEqual([[], true, true]);
});

test('an app is checked by its types, its build and its tests', () => {
  const { tasks, packages } = chooseTasks(['share']);
  expect(packages).toEqual(['share']);
  expect(tasks).toEqual(expect.arrayContaining(['typecheck', 'build', 'test', 'e2e']));
  expect(tasks).not.toContain('//#lint');
});

test('kinds of checks can be chosen, also of one app', () => {
  expect(chooseTasks(['lint', 'types']).tasks).toEqual(['//#lint', 'typecheck']);
  expect(chooseTasks(['share', 'browser'])).toMatchObject({ tasks: ['e2e'], packages: ['share'] });
});

test('neither Chromium nor PostgreSQL is needed for what uses neither', () => {
  const none = { needsBrowser: false, needsPostgres: false };
  expect(chooseTasks(['lint', 'types', 'format'])).toMatchObject(none);
  expect(chooseTasks(['domain'])).toMatchObject(none);
  expect(chooseTasks(['share'])).toMatchObject({ needsBrowser: true, needsPostgres: true });
});

test('an unknown name is refused', () => {
  expect(() => chooseTasks(['shore'])).toThrow("There is no check 'shore'.");
});

test('turbo keeps the report of each suite by itself: with those of others, it would bring back older ones', () => {
  const settings = readFileSync(new URL('../../../turbo.json', import.meta.url), 'utf8');
  const kept = settings.matchAll(/"([\w:]+)": \{[^{}]*"outputs": \["\.reports\/([^"]+)"\]/g);
  const reports = Array.from(kept, ([, task, report]) => [`${task}.json`, report]);
  expect(reports).toHaveLength(settings.split('.reports/').length - 1);
  for (const [own, report] of reports) expect(report).toBe(own);
});
