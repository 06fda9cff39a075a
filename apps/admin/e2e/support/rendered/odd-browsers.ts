import type { Locator, Page } from '@playwright/test';

/** The link of the first record of a list. */
export const firstRow = (page: Page): Locator => page.locator('main a[data-row-link]').first();

/** What the translators of browsers do: each text gets elements of its own, also those that come later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isText = (node: Node): node is Text =>
      node instanceof Text &&
      (node.nodeValue ?? '').trim() !== '' &&
      node.parentElement?.closest('font, script, style, textarea, option, svg') === null;
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (isText(node)) texts.push(node);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.textContent = text.nodeValue;
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
