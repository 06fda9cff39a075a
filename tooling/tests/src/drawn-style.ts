import type { Locator } from 'playwright';

/** How opaque an element is drawn, whichever of the elements around it fades. */
export function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    let opacity = 1;
    for (let one: Element | null = node; one !== null; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity;
  });
}

/** The animation that brought the element: its own, or that of the nearest element around it. */
export function animationAround(element: Locator): Promise<{ name: string; duration: string }> {
  return element.evaluate((node) => {
    for (let one: Element | null = node; one !== null; one = one.parentElement) {
      const { animationName: name, animationDuration: duration } = getComputedStyle(one);
      if (name !== 'none') return { name, duration };
    }
    throw new Error('Nothing around it is animated.');
  });
}
