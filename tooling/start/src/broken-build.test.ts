import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const task = { cache: false };

test('after a failed build npm test still ends with its counts, and names what did not run', async () => {
  const folder = makeWorkspace({ build: 'exit 1', e2e: 'exit 0', test: 'exit 0' });
  const { code, lines } = await npmTest(folder, 'share');
  expect(code).toBe(1);
  expect(lines.at(-1), lines.join('\n')).toBe('0 passed, 2 failed');
  expect(lines.find((line) => line.startsWith('✗ share build'))).toBeDefined();
  expect(lines.find((line) => line.startsWith('✗ share e2e'))).toContain('not run');
  expect(lines.find((line) => line.startsWith('✓ share test'))).toBeDefined();
});

test('an unknown name is refused before anything runs', async () => {
  const { code, lines } = await npmTest(makeWorkspace({}), 'shore');
  expect(code).toBe(1);
  expect(lines[0]).toBe("✗ There is no check 'shore'.");
});

/** A workspace of one app with these scripts, and with this package's commands. */
function makeWorkspace(scripts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'npm-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lockfile = "lockfileVersion: '9.0'\n\nimporters:\n  .: {}\n  apps/share: {}\n";
  // Otherwise pnpm asks the registry for the named version of itself.
  const workspace = "packages: ['apps/*']\npmOnFail: ignore\n";
  const installed = createHash('sha256').update(process.version).update(lockfile).update(workspace);
  const files = {
    'package.json': { name: 'workspace', private: true, packageManager: 'pnpm@12.21.0' },
    'turbo.json': {
      tasks: {
        build: task,
        test: task,
        typecheck: task,
        'test:components': task,
        'test:embedded': task,
        'test:postgres': task,
        e2e: { ...task, dependsOn: ['build'] },
      },
    },
    'apps/share/package.json': { name: '@buddyline/share', scripts },
    'pnpm-lock.yaml': lockfile,
    'pnpm-workspace.yaml': workspace,
    '.cache/installed': installed.digest('hex'),
    'node_modules/.modules.yaml': '',
    'packages/.keep': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  }
  const start = join(folder, 'tooling/start');
  cpSync(join(root, 'tooling/start'), start, {
    recursive: true,
    filter: (path) => !path.includes('node_modules') && !path.endsWith('.test.ts'),
  });
  const turbo = join(folder, 'node_modules/.bin/turbo');
  mkdirSync(dirname(turbo), { recursive: true });
  const real = join(root, 'node_modules/.bin/turbo');
  writeFileSync(turbo, `#!/bin/sh\nexec '${real}' "$@"\n`, { mode: 0o755 });
  return folder;
}

function npmTest(folder: string, ...names: string[]): Promise<{ code: number; lines: string[] }> {
  const script = join(folder, 'tooling/start/test.mjs');
  const env = { ...process.env, BUDDYLINE_TOOLCHAIN: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...names], { cwd: folder, env }, (error, stdout) => {
      const lines = stdout.trimEnd().split('\n');
      resolve({ code: error === null ? 0 : 1, lines });
    });
  });
}
