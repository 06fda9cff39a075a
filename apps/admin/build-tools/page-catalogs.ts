import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogsPlaceholder } from '../app/boot-script.ts';

/** As `code-splitting.ts` names them. */
const catalogFile =
  /^words-(?<language>[a-z]+)-(?<name>login|admin|domain|dashboard|posts|certificates|dive-logs|tickets)-.*\.js$/;

/** Writes into the built page where each language's words are, for the boot script to fetch early. */
export async function nameCatalogs(clientDir: string): Promise<void> {
  const files = await readdir(join(clientDir, 'assets'));
  const page = join(clientDir, 'index.html');
  const html = await readFile(page, 'utf8');
  if (!html.includes(catalogsPlaceholder))
    throw new Error(`${page} has no place for the catalogs.`);
  const catalogs = JSON.stringify(listCatalogs(files));
  await writeFile(
    page,
    html.replace(catalogsPlaceholder, () => catalogs),
  );
}

/** @returns `{ en: { login: '/assets/words-en-login-….js' } }` */
export function listCatalogs(files: string[]): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const file of files) {
    const { language, name } = catalogFile.exec(file)?.groups ?? {};
    if (language && name) (found[language] ??= {})[name] = `/assets/${file}`;
  }
  return found;
}
