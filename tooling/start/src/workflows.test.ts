import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { chooseTasks } from './tasks.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync('.github/{workflows,actions/*}/*.yml', { cwd: root });
const texts = files.map(read).join('\n');
const found = (pattern: RegExp): string[] =>
  [...texts.matchAll(pattern)].map(([, match = '']) => match);

test("CI's jobs run every kind of checks", () => {
  const [kinds = ''] = found(/^ +kinds: \[(.+)\]$/gm);
  const { tasks } = chooseTasks(kinds.split(/[\s,]+/));
  // The builds are run for the other checks.
  const all = chooseTasks([]).tasks.filter((task) => task !== 'build');
  expect(tasks.toSorted()).toEqual(all.toSorted());
});

test('every script that a workflow runs is one of the package', () => {
  const calls = found(/pnpm (?:--silent )?--filter @buddyline\/(\S+ (?:run )?\S+)/g);
  expect(calls).toContain('release prepare-release');
  for (const call of calls) {
    const [name = '', script = ''] = call.split(/ (?:run )?/);
    const [manifest = ''] = globSync(`*/${name}/package.json`, { cwd: root });
    expect(Object.keys(JSON.parse(read(manifest)).scripts)).toContain(script);
  }
});

test('an action is one of the repository, or named by its commit with the version beside it', () => {
  const uses = found(/uses: (.+)$/gm);
  const local = uses.filter((name) => name.startsWith('./'));
  for (const name of local) expect(files.some((file) => `./${file}`.startsWith(name))).toBe(true);
  for (const name of uses.filter((other) => !local.includes(other))) {
    expect(name).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});
