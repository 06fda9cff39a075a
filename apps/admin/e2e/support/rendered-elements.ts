import type { Page } from '@playwright/test';

/** What the page consists of, without the ages, which move on by themselves: hydrating mends no attribute. */
export function elementsOf(page: Page): Promise<string[]> {
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
