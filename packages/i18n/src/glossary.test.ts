import { expect, it } from 'vitest';
import { catalogTexts } from './catalog-texts.ts';
import { glossary } from './glossary.ts';

const texts = await catalogTexts();

it.each(glossary)('$en is always $ar', ({ en, ar, not, except }) => {
  const word: Partial<Record<string, string>> = { en, ar };
  const wrong = texts.flatMap(({ locale, place, english, text }) => {
    const other = not[locale]?.exec(text)?.[0];
    if (other === undefined || except?.test(english)) return [];
    return [`${place}\nWrite '${word[locale]}' and not '${other}': ${text}`];
  });
  expect(wrong).toEqual([]);
});
