import type { AnimationController } from '@formkit/auto-animate';
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { prefetchOnInteraction } from '../lazy/prefetch-on-interaction.ts';
import type * as FadeAndMove from './fade-and-move.ts';

/** Prefetched, because lists do not change before the first interaction. If that fails, lists are not animated. */
const library = new Promise<typeof FadeAndMove>((resolve) => {
  prefetchOnInteraction(async () => resolve(await import('./fade-and-move.ts')));
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
  void library.then(({ autoAnimate, fadeAndMove }) => {
    if (parent.isConnected) controller = autoAnimate(parent, fadeAndMove(isStill));
  });
  return () => controller?.destroy?.();
}
