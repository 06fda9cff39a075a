import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { changedIds, withoutTranslations } from './src/changed-english.ts';
import { defaultLocale, otherLocales } from './src/locale.ts';

/**
 * `pnpm extract` updates the catalogs from the code. Lingui adds new texts and drops unused ones,
 * but keeps the translation of an explicit id whose English changed. Such translations are cleared
 * here, so that `check` reports them as missing.
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
  for (const locale of otherLocales(defaultLocale)) {
    const path = join(catalogs, locale, name);
    await writeFile(path, withoutTranslations(await readFile(path, 'utf8'), ids));
    console.log(`To be translated again in catalogs/${locale}/${name}: ${ids.join(', ')}`);
  }
}
