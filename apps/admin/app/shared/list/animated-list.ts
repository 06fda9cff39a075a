import type autoAnimate from '@formkit/auto-animate';
import type { AnimationController, AutoAnimationPlugin } from '@formkit/auto-animate';
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { prefetchOnInteraction } from '../lazy/prefetch-on-interaction.ts';

const inMs = 200;
const outMs = 100;

/** Prefetched, because lists do not change before the first interaction. If that fails, lists are not animated. */
const library = new Promise<typeof autoAnimate>((resolve) => {
  prefetchOnInteraction(async () => resolve((await import('@formkit/auto-animate')).default));
});

/** A ref for a parent whose children fade in and out and move to their new positions. */
export function animatedList(parent: HTMLElement | null): (() => void) | undefined {
  return animate(parent, () => false);
}

/**
 * The same for the items of a list.
 *
 * @param isOther whether the items are those of another page or search, which are shown without animation
 */
export function useAnimatedItems(isOther: boolean): RefCallback<HTMLElement> {
  const still = useRef(isOther);
  // A layout effect runs before the library's MutationObserver.
  useLayoutEffect(() => {
    still.current = isOther;
  });
  return useCallback((parent) => animate(parent, () => still.current), []);
}

function animate(parent: HTMLElement | null, isStill: () => boolean): (() => void) | undefined {
  if (!parent) return undefined;
  let controller: AnimationController | undefined;
  void library.then((run) => {
    if (parent.isConnected) controller = run(parent, fadeAndMove(isStill));
  });
  return () => controller?.destroy?.();
}

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
