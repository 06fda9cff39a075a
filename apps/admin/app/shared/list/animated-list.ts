import type autoAnimate from '@formkit/auto-animate';
import type { AnimationController, AutoAnimationPlugin } from '@formkit/auto-animate';
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { fetchAhead } from '../lazy/fetch-ahead.ts';

const inMs = 200;
const outMs = 100;

/** Nothing comes and goes in a list before somebody begins to work. Out of reach, lists stand still. */
const library = new Promise<typeof autoAnimate>((resolve) => {
  fetchAhead(async () => resolve((await import('@formkit/auto-animate')).default));
});

/** A ref for a parent whose children fade in and out and move to their new places. */
export function animatedList(parent: HTMLElement | null): (() => void) | undefined {
  return animate(parent, () => false);
}

/**
 * The same for the items of a list.
 *
 * @param isOther whether another page or search has taken the place of the items: it is there at once
 */
export function useAnimatedItems(isOther: boolean): RefCallback<HTMLElement> {
  const still = useRef(isOther);
  // Before the library hears of the items that came and went.
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
 * Fades as pages do. What is leaving stays in the document until it has faded, out of reach; a row does
 * not, since it would lose the widths of its columns.
 *
 * @param isStill whether nothing is to move now
 */
export function fadeAndMove(isStill: () => boolean): AutoAnimationPlugin {
  // The library's types name the two places in the wrong order; a leaving element has only the first.
  return (element, action, before, now) => {
    const still = isStill() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (action === 'add')
      return effect(element, [{ opacity: 0 }, { opacity: 1 }], still ? 0 : inMs);
    if (action === 'remain') {
      const across = (before?.left ?? 0) - (now?.left ?? 0);
      const down = (before?.top ?? 0) - (now?.top ?? 0);
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
