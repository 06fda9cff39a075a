import { type Locator } from 'vitest/browser';

/** Decorative graphics, which are hidden from assistive technology and so have no role. */
export const drawingsIn = (part: Locator): Element[] => [...part.element().querySelectorAll('svg')];

/** The animation of an element, or of its nearest animated ancestor. */
export function animationAround(element: Element): { name: string; duration: string } {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { animationName: name, animationDuration: duration } = getComputedStyle(one);
    if (name !== 'none') return { name, duration };
  }
  throw new Error('Neither the element nor an ancestor is animated.');
}
