import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@buddyline/tests/repository-files';
import { notesOf, readChange, sectionOf, withSection } from './changelog.ts';

const changelog = join(root, 'CHANGELOG.md');
const read = (path: string) => readFileSync(path, 'utf8');

/** All packages have one version, see `.changeset/config.json`. */
function versionOfApps(): string {
  const { version }: { version: string } = JSON.parse(read(join(root, 'apps/api/package.json')));
  return version;
}

/** Raises the versions, deletes the changesets and writes what they say into the changelog. */
function prepare(): void {
  const folder = join(root, '.changeset');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  if (names.length === 0) throw new Error('There is nothing to release: no changesets.');
  const changes = names.map((name) => readChange(read(join(folder, name))));
  const run = (...args: string[]) =>
    execFileSync('pnpm', ['run', ...args], { cwd: root, stdio: 'inherit' });
  run('changeset', 'version');
  const version = versionOfApps();
  writeFileSync(changelog, withSection(read(changelog), sectionOf(version, changes)));
  run('format', 'CHANGELOG.md');
  console.log(`Release ${version} is prepared: shorten its section of CHANGELOG.md by hand.`);
}

const [what, version = versionOfApps()] = process.argv.slice(2);
if (what === 'prepare') prepare();
else console.log(notesOf(read(changelog), version));
