import { expect, it } from 'vitest';
import { catalogTexts } from './catalog-texts.ts';

/** Apps that load catalogs of their own only. */
const otherApps = ['api', 'landing', 'share'];

/**
 * The panel loads its catalogs one after the other into one table, so with two translations of one id the
 * text would depend on the pages that were opened before. A `context` gives a message an id of its own.
 */
it('catalogs of the panel that share a message translate it the same way', async () => {
  const texts = (await catalogTexts()).filter(({ catalog }) => !otherApps.includes(catalog));
  const byId = Object.groupBy(texts, ({ locale, id }) => `${locale} ${id}`);
  const differing = Object.values(byId).flatMap((same = []) =>
    new Set(same.map(({ text }) => text)).size > 1
      ? [same.map(({ place, text }) => `${place} → ${text}`)]
      : [],
  );
  expect(differing).toEqual([]);
});
