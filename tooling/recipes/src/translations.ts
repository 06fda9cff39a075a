import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** One entry of a `.po` file in Lingui's format. */
const entry = /^msgid (?<id>".*"(?:\n".*")*)\nmsgstr (?<text>".*"(?:\n".*")*)$/gm;

/**
 * Fills in missing Arabic translations from other catalogs with the same English text, or from `known`.
 *
 * @returns the texts that are still missing
 */
export async function translate(root: string, known: Record<string, string>): Promise<string[]> {
  const paths = globSync(`${root}/packages/i18n/catalogs/ar/*.po`);
  const catalogs = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const texts = new Map(Object.entries(known).map(([id, text]) => [`"${id}"`, `"${text}"`]));
  for (const catalog of catalogs) {
    for (const { groups: { id = '', text = '' } = {} } of catalog.matchAll(entry)) {
      if (text !== '""') texts.set(id, text);
    }
  }
  const missing: string[] = [];
  for (const [at, path] of paths.entries()) {
    const translated = catalogs[at]?.replaceAll(
      entry,
      (whole: string, id: string, text: string) => {
        if (text !== '""' || id === '""') return whole;
        const found = texts.get(id);
        if (found === undefined) missing.push(id);
        return `msgid ${id}\nmsgstr ${found ?? '""'}`;
      },
    );
    await writeFile(path, translated ?? '');
  }
  return missing;
}
