import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** Between the entries of a `.po` file in Lingui's format. */
const gap = '\n\n';
const beforeText = '\nmsgstr ';

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
    for (const { id, text } of entriesIn(catalog)) if (text !== '""') texts.set(id, text);
  }
  const missing: string[] = [];
  for (const [at, path] of paths.entries()) {
    const translated = entriesIn(catalogs[at] ?? '').map(({ before, id, text }) => {
      if (text !== '""' || id === '""') return before + text;
      const found = texts.get(id);
      if (found === undefined) missing.push(id);
      return before + (found ?? '""');
    });
    await writeFile(path, `${translated.join(gap)}\n`);
  }
  return missing;
}

/** Each entry in two parts, and its id. */
function entriesIn(catalog: string): { before: string; id: string; text: string }[] {
  const entries = catalog.trimEnd().split(gap);
  return entries.map((entry) => {
    const middle = entry.indexOf(beforeText);
    if (middle === -1) return { before: entry, id: '""', text: '' };
    const begin = entry.search(/^msgid /m) + 'msgid '.length;
    const end = middle + beforeText.length;
    return { before: entry.slice(0, end), id: entry.slice(begin, middle), text: entry.slice(end) };
  });
}
