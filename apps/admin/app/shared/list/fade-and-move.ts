import type { AutoAnimationPlugin } from '@formkit/auto-animate';

export { default as autoAnimate } from '@formkit/auto-animate';

const inMs = 200;
const outMs = 100;

/**
 * Fades with the durations of page transitions. A removed item stays in the document, inert, until it
 * has faded out. A table row does not, because it would lose its column widths.
 *
 * @param isStill whether to skip the animation
 */
export function fadeAndMove(isStill: () => boolean): AutoAnimationPlugin {
  // The library's types name the two positions in the wrong order; a removed element has only the first.
  return (element, action, before, now) => {
    const still = isStill() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (action === 'add')
      return effect(element, [{ opacity: 0 }, { opacity: 1 }], still ? 0 : inMs);
    if (action === 'remain') {
      const across = (before?.left ?? 0) - (now?.left ?? 0);
      const down = (before?.top ?? 0) - (now?.top ?? 0);
      // What is fixed in an item, as the bar of phones is, would leave its place during a transform, even to nowhere.
      if (across === 0 && down === 0) return effect(element, [], 0);
      const from = { transform: `translate(${across}px, ${down}px)` };
      return effect(element, [from, { transform: 'none' }], still ? 0 : inMs);
    }
    element.setAttribute('inert', '');
    element.setAttribute('aria-hidden', 'true');
    if (!still && !(element instanceof HTMLTableRowElement)) {
      return effect(element, [{ opacity: 1 }, { opacity: 0 }], outMs);
    }
    if (element instanceof HTMLElement) element.style.display = 'none';
    return [effect(element, [], 0), { styleReset: false }];
  };
}

function effect(element: Element, frames: Keyframe[], duration: number): KeyframeEffect {
  return new KeyframeEffect(element, frames, { duration, easing: 'ease-out' });
}
