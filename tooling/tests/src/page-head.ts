import type { Locator, Page } from 'playwright';

/** Metadata has no ARIA role, so these functions find it by element. */
export function headLinks(page: Page, relation: 'alternate' | 'canonical'): Locator {
  return page.locator(`link[rel="${relation}"]`);
}

export function headMeta(page: Page, property: string): Locator {
  return page.locator(`meta[property="${property}"]`);
}

/** The JSON-LD for search engines. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

/** The executable scripts. */
export function scriptsOf(page: Page): Locator {
  return page.locator('script:not([type="application/ld+json"])');
}

/** For elements that only appear if user content was rendered as markup. */
export function elementsNamed(page: Page, name: string): Locator {
  return page.locator(name);
}
