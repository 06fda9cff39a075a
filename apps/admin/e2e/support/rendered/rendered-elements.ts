import type { Page } from '@playwright/test';

/**
 * The elements of the page's main part, with some attributes and texts. Of a relative time only the
 * moment is compared, because '1 minute ago' follows the clock after hydration. Hydration does not
 * correct attributes, so a difference would remain.
 */
export function renderedElements(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const names = [
        'class',
        'href',
        'src',
        'disabled',
        'checked',
        'lang',
        'dir',
        'title',
        'datetime',
      ];
      const attributes = element
        .getAttributeNames()
        .filter((name) => names.includes(name) || name.startsWith('aria-'))
        .map((name) => `${name}=${element.getAttribute(name)}`);
      const read = 'h1, h2, h3, time[dir], td:not(:has(time:not([dir]))), bdi';
      const text = element.matches(read) ? element.textContent : '';
      return [element.tagName, ...attributes.toSorted(), text].join(' ');
    }),
  );
}
