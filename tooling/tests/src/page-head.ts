import type { Locator, Page } from 'playwright';

/** What a page says to machines has no role: it is found by what it is in HTML. */
export function headLinks(page: Page, relation: 'alternate' | 'canonical'): Locator {
  return page.locator(`link[rel="${relation}"]`);
}

export function headMeta(page: Page, property: string): Locator {
  return page.locator(`meta[property="${property}"]`);
}

/** What search engines are told. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

/** What a browser would run. */
export function scriptsOf(page: Page): Locator {
  return page.locator('script:not([type="application/ld+json"])');
}

/** For elements that no page of ours has, unless somebody's words became markup. */
export function elementsNamed(page: Page, name: string): Locator {
  return page.locator(name);
}
