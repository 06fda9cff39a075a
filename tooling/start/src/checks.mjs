import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { StartError } from './terminal.mjs';

/**
 * @typedef {object} CheckDetails
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {boolean} [reports] whether the runner writes a JSON report of its tests
 * @property {string} [advice]
 */

/** @typedef {import('./schedule.mjs').Task & CheckDetails} Check */

/** The JSON report of a test runner. @param {string} id */
export const reportFile = (id) => join(root, '.cache/reports', `${id}.json`);

/** @param {string} name @param {string} folder */
const bin = (name, folder = root) => join(folder, 'node_modules/.bin', name);

/**
 * All checks of `npm test`. The tests of the API take longest and often wait, so they begin before those of
 * the packages, which run beside them.
 * @returns {Check[]}
 */
export function listChecks() {
  const units = packagesWith('vitest').filter(({ id }) => id !== 'api');
  return [
    {
      id: 'format',
      title: 'Format',
      command: bin('oxfmt'),
      args: ['--config', 'tooling/lint/oxfmtrc.json', '--check'],
      advice: 'Fix: pnpm format',
    },
    { id: 'build', title: 'Build of every app', ...turbo('build') },
    {
      id: 'lint',
      title: 'Lint',
      command: bin('oxlint'),
      args: ['-c', 'tooling/lint/oxlintrc.json', '--type-aware', '--deny-warnings', '.'],
    },
    {
      id: 'knip',
      title: 'Dead code',
      command: bin('knip'),
      args: ['--config', 'tooling/lint/knip.json'],
    },
    { id: 'types', title: 'Types', ...turbo('typecheck') },
    {
      id: 'texts',
      title: 'Texts in both languages',
      command: 'pnpm',
      args: ['--filter', '@buddyline/i18n', 'run', 'check'],
      advice: 'pnpm --filter @buddyline/i18n extract, then translate what is missing.',
    },
    {
      id: 'docs',
      title: 'References in the docs',
      command: process.execPath,
      args: ['tooling/lint/src/check-docs.ts'],
    },
    ...apiChecks(),
    ...units.map(({ id, folder }) => ({
      ...vitest(`unit-${id}`, `Unit: ${id}`, folder),
      needs: startsApps(folder) ? ['build'] : [],
    })),
    ...packagesWith('playwright').map(playwright),
  ];
}

/**
 * The checks for the arguments of `npm test -- share lint`, and those they need; all without arguments.
 * An argument is a check (`browser-share`), a kind (`unit`), or an app or package (`share`).
 * @param {Check[]} checks
 * @param {string[]} names
 */
export function chooseChecks(checks, names) {
  if (names.length === 0) return checks;
  const matches =
    (/** @type {string} */ name) =>
    (/** @type {Check} */ { id }) =>
      id === name || id.startsWith(`${name}-`) || id.endsWith(`-${name}`);
  const unknown = names.find((name) => !checks.some(matches(name)));
  if (unknown !== undefined) {
    throw new StartError(
      `There is no check '${unknown}'.`,
      `npm test runs all checks, npm test -- NAME one of them: ${checks.map(({ id }) => id).join(', ')}.`,
    );
  }
  const chosen = checks.filter((check) => names.some((name) => matches(name)(check)));
  const needed = chosen.flatMap(({ needs = [] }) => needs);
  return checks.filter((check) => chosen.includes(check) || needed.includes(check.id));
}

/** @param {string} task */
const turbo = (task) => ({
  command: bin('turbo'),
  args: ['run', task, '--output-logs=errors-only', '--concurrency=2'],
});

/** @returns {Check[]} */
function apiChecks() {
  const folder = join(root, 'apps/api');
  return ['pglite', 'postgres'].map((engine) => {
    const title = engine === 'pglite' ? 'API on the embedded database' : 'API on PostgreSQL';
    return vitest(`api-${engine}`, title, folder, ['--project', `${engine}*`]);
  });
}

/** As in `tooling/tests/src/time-limits.ts`, which Node 20 cannot parse. They only stop tests that hang. */
const timeLimits = [
  '--testTimeout=120000',
  '--hookTimeout=120000',
  '--teardownTimeout=120000',
  '--expect.poll.timeout=30000',
];

/**
 * @param {string} id
 * @param {string} title
 * @param {string} folder
 * @param {string[]} [more]
 * @returns {Check}
 */
function vitest(id, title, folder, more = []) {
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(id)}`,
  ];
  const args = ['run', ...reporters, ...timeLimits, ...more];
  return { id, title, cwd: folder, command: bin('vitest', folder), args, reports: true };
}

/** @param {{ id: string, folder: string }} app @returns {Check} */
function playwright({ id, folder }) {
  return {
    id: `browser-${id}`,
    title: `Browser: ${id}`,
    needs: ['build'],
    // These use all cores by themselves.
    weight: Infinity,
    cwd: folder,
    command: bin('playwright', folder),
    args: ['test', '--reporter=list,json'],
    reports: true,
  };
}

/** Packages with a script that runs the test runner. @param {string} runner */
function packagesWith(runner) {
  return ['apps', 'packages', 'tooling']
    .flatMap((group) =>
      readdirSync(join(root, group)).map((id) => ({ id, folder: join(root, group, id) })),
    )
    .filter(({ folder }) => existsSync(join(folder, 'package.json')))
    .filter(({ folder }) => {
      const { scripts = {} } = readManifest(folder);
      return Object.values(scripts).some((script) => String(script).startsWith(`${runner} `));
    });
}

/** Whether a tool's tests start the production build of an app, which is then one of its dependencies. @param {string} folder */
function startsApps(folder) {
  const { devDependencies = {} } = readManifest(folder);
  return folder.includes('tooling') && '@buddyline/api' in devDependencies;
}

/** @param {string} folder @returns {{ scripts?: object, devDependencies?: object }} */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
