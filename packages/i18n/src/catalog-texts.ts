import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { type Locale, locales } from './locale.ts';

/** A translated text of a catalog, with its English source. */
export interface CatalogText {
  locale: Locale;
  /** The catalog's name, such as `posts`. */
  catalog: string;
  id: string;
  /** Its location for error messages: `ar/posts.po: Delete Post`. */
  place: string;
  english: string;
  text: string;
}

const catalogs = new URL('../catalogs/', import.meta.url);

/** Every text of every catalog, for tests. */
export async function catalogTexts(): Promise<CatalogText[]> {
  const files = readdirSync(new URL('en/', catalogs)).filter((name) => name.endsWith('.po'));
  const texts = files.map(async (file) => {
    const english = await catalog('en', file);
    const ofLocales = locales.map(async (locale) => {
      const entries = Object.entries(await catalog(locale, file));
      return entries.map(([id, { translation = '' }]) => ({
        locale,
        catalog: file.replace('.po', ''),
        id,
        place: `${locale}/${file}: ${english[id]?.translation}`,
        english: english[id]?.translation ?? '',
        text: translation,
      }));
    });
    return (await Promise.all(ofLocales)).flat();
  });
  return (await Promise.all(texts)).flat();
}

async function catalog(locale: Locale, file: string) {
  const po = readFileSync(new URL(`${locale}/${file}`, catalogs), 'utf8');
  return formatter().parse(po, { locale, sourceLocale: 'en', filename: file });
}
