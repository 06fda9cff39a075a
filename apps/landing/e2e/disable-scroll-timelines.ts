import { expect, type Page } from '@playwright/test';

const supportsQuery = '@supports (animation-timeline:view())';

/** Makes the styles' feature query fail, as in a browser without scroll-driven animations. */
export async function disableScrollTimelines(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(supportsQuery);
    const body = html.replaceAll(supportsQuery, '@supports (unheard-of:view())');
    return route.fulfill({ response, body });
  });
}
