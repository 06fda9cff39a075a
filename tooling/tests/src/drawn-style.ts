import type { Locator } from 'playwright';

/** The effective opacity of an element: its own multiplied by that of all its ancestors. */
export function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let opacity = 1;
    for (let one: Element | null = node; one !== null; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity;
  });
}

/** The animation of the element, or of its nearest animated ancestor. */
export function animationAround(element: Locator): Promise<{ name: string; duration: string }> {
  return element.evaluate((node) => {
    for (let one: Element | null = node; one !== null; one = one.parentElement) {
      const { animationName: name, animationDuration: duration } = getComputedStyle(one);
      if (name !== 'none') return { name, duration };
    }
    throw new Error('Neither the element nor an ancestor is animated.');
  });
}
