import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { changedIds, withoutTranslations } from './src/changed-english.ts';

/**
 * `pnpm extract`: the catalogs as the code says them now. Lingui drops what is no longer said and adds
 * what is new; a text with an id of its own keeps its Arabic when its English changes, so that
 * translation is taken out here and `check` asks for it again.
 */
const catalogs = join(import.meta.dirname, 'catalogs');
const names = globSync(join(catalogs, 'en/*.po')).map((path) => basename(path));
const readEnglish = (name: string) => readFile(join(catalogs, 'en', name), 'utf8');

const before = new Map(
  await Promise.all(names.map(async (name) => [name, await readEnglish(name)] as const)),
);
execFileSync('lingui', ['extract', '--clean', '--overwrite'], { stdio: 'inherit' });

for (const [name, english] of before) {
  const ids = changedIds(english, await readEnglish(name));
  if (ids.length === 0) continue;
  const path = join(catalogs, 'ar', name);
  await writeFile(path, withoutTranslations(await readFile(path, 'utf8'), ids));
  console.log(`Translate again in catalogs/ar/${name}: ${ids.join(', ')}`);
}
