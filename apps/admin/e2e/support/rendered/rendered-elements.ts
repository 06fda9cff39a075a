import type { Page } from '@playwright/test';

/**
 * The elements of the page's main part, with some attributes and texts. Relative times are left out,
 * because they change. Hydration does not correct attributes, so a difference would remain.
 */
export function renderedElements(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const names = ['class', 'href', 'src', 'disabled', 'checked', 'lang', 'dir', 'title'];
      const attributes = element
        .getAttributeNames()
        .filter((name) => names.includes(name) || name.startsWith('aria-'))
        .map((name) => `${name}=${element.getAttribute(name)}`);
      const text = element.matches('h1, h2, h3, time, td, bdi') ? element.textContent : '';
      return [element.tagName, ...attributes.toSorted(), text].join(' ');
    }),
  );
}
