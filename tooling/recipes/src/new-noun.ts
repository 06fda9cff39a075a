/**
 * `pnpm new:noun events` creates a noun with list, detail and edit in the API and the panel, and registers
 * it. Its texts must then be extracted and translated.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { insertAll } from './insertions.ts';
import { type NounNames, readNames, renamed } from './noun-names.ts';
import { registrations } from './registrations.ts';

const repository = join(import.meta.dirname, '../../..');
const templates = join(import.meta.dirname, '../noun');

interface NewNoun {
  /** The noun's own files. */
  created: string[];
  /** Other files, in which it was registered. */
  registered: string[];
}

export async function addNoun(root: string, names: NounNames): Promise<NewNoun> {
  const rename = await renaming(root, names);
  const created = await Promise.all(
    globSync('**/*.{ts,tsx}', { cwd: templates }).map(async (template) => {
      const file = rename(template);
      const path = join(root, file);
      if (existsSync(path)) throw new Error(`${file} already exists.`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, rename(await readFile(join(templates, template), 'utf8')));
      return file;
    }),
  );
  const registered = await insertAll(root, registrations, rename);
  format(root, [...created, ...registered]);
  return { created, registered };
}

/** Replaces names, the number of the next migration, and a key that no section uses yet. */
async function renaming(root: string, names: NounNames): Promise<(text: string) => string> {
  const migrations = globSync('apps/api/src/db/migrations/[0-9]*.ts', { cwd: root });
  const last = Math.max(...migrations.map((file) => Number(basename(file).slice(0, 4))));
  const number = String(last + 1).padStart(4, '0');
  const sections = await readFile(join(root, 'apps/admin/app/sections.ts'), 'utf8');
  const taken = new Set([...sections.matchAll(/key: '(.)'/g)].map(([, key]) => key));
  const letters = `${names.many.replaceAll('-', '')}abcdefghijklmnopqrstuvwxyz`.split('');
  // Shortcuts of sections are `g` and then their key.
  const key = letters.find((letter) => letter !== 'g' && !taken.has(letter)) ?? '';
  return (text) =>
    renamed(text.replaceAll('0000-dive', `${number}-dive`).replaceAll('KEY', key), names);
}

/** Needed because names of another length change line breaks. */
function format(root: string, files: string[]): void {
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  execFileSync(oxfmt, ['--config', 'tooling/lint/oxfmtrc.json', ...files], { cwd: root });
}

if (import.meta.main) {
  const { created, registered } = await addNoun(repository, readNames(process.argv.slice(2)));
  console.log(`${['Created:', ...created, '', 'Registered in:', ...registered].join('\n  ')}

Now choose an icon and a key in apps/admin/app/sections.ts, then:
  pnpm --filter @buddyline/api schema       # writes the types of the tables from the migrations
  pnpm --filter @buddyline/i18n extract     # then translate what 'check' reports as missing
  pnpm --filter @buddyline/i18n compile     # makes the texts available to the API
  npm test`);
}
