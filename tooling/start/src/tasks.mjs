import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { StartError } from './terminal.mjs';

/** The kinds of checks of `npm test -- KIND`, each with its tasks in `turbo.json`. */
const kinds = {
  format: ['//#format:check'],
  lint: ['//#lint'],
  knip: ['//#knip'],
  docs: ['//#docs:check'],
  texts: ['@buddyline/i18n#check'],
  types: ['typecheck'],
  build: ['build'],
  unit: ['test'],
  components: ['@buddyline/admin#test:components'],
  embedded: ['@buddyline/api#test:embedded'],
  postgres: ['@buddyline/api#test:postgres'],
  browser: ['e2e'],
};

/** The tasks of `npm test -- PACKAGE`. */
const packageTasks = [
  'typecheck',
  'build',
  'test',
  'test:components',
  'test:embedded',
  'test:postgres',
  'e2e',
];

/**
 * @typedef {object} Choice
 * @property {string[]} tasks for `turbo run`
 * @property {string[]} packages all if empty
 * @property {boolean} needsBrowser whether one of its tests needs Chromium
 * @property {boolean} needsPostgres whether one of its tests needs PostgreSQL
 */

/**
 * What `npm test -- NAME …` runs: everything without names; a kind of checks (`lint`), an app or package (`share`), or
 * kinds of checks of packages (`share browser`).
 * @param {string[]} names
 * @returns {Choice}
 */
export function chooseTasks(names) {
  const known = listPackages();
  const unknown = names.find((name) => !(name in kinds) && !known.some(({ id }) => id === name));
  if (unknown !== undefined) {
    throw new StartError(
      `There is no check '${unknown}'.`,
      `npm test runs all. Kinds of checks: ${Object.keys(kinds).join(', ')}. Packages: ${known.map(({ id }) => id).join(', ')}.`,
    );
  }
  const chosen = Object.entries(kinds).filter(([kind]) => names.includes(kind));
  const packages = known.filter(({ id }) => names.includes(id));
  const all = packages.length > 0 ? packageTasks : Object.values(kinds).flat();
  const tasks = chosen.length > 0 ? chosen.flatMap(([, tasksOfKind]) => tasksOfKind) : all;
  const testing = tasks.some((task) => /(?:^|#)(?:test|e2e)/.test(task));
  const needs = (/** @type {string[]} */ libraries) =>
    testing &&
    (packages.length > 0 ? packages : known).some(({ devDependencies }) =>
      libraries.some((library) => library in devDependencies),
    );
  return {
    tasks,
    packages: packages.map(({ id }) => id),
    needsBrowser: needs(['playwright', '@playwright/test']),
    needsPostgres: needs(['@buddyline/tests']),
  };
}

function listPackages() {
  return ['apps', 'packages', 'tooling']
    .flatMap((group) => readdirSync(join(root, group)).map((id) => ({ id, group })))
    .filter(({ id, group }) => existsSync(join(root, group, id, 'package.json')))
    .map(({ id, group }) => {
      const manifest = readFileSync(join(root, group, id, 'package.json'), 'utf8');
      /** @type {{ devDependencies?: object }} */
      const { devDependencies = {} } = JSON.parse(manifest);
      return { id, devDependencies };
    });
}
