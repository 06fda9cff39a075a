import { expect, type Page } from '@playwright/test';

const question = '@supports (animation-timeline:view())';

/** From here on the browser answers the styles' question like one that never heard of them. */
export async function forgetScrollTimelines(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(question);
    const body = html.replaceAll(question, '@supports (unheard-of:view())');
    return route.fulfill({ response, body });
  });
}
