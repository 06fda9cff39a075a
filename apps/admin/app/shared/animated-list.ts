import type { AutoAnimationPlugin } from '@formkit/auto-animate';
import { useAutoAnimate } from '@formkit/auto-animate/react';
import type { RefCallback } from 'react';

const inMs = 200;
const outMs = 100;

/** A ref for a parent whose children fade in and out and move to their new places. */
export function useAnimatedList<TElement extends Element>(): RefCallback<TElement> {
  const [ref] = useAutoAnimate<TElement>(fadeAndMove);
  return ref;
}

/** Fades as pages do. What is leaving stays in the document until it has faded, out of reach. */
const fadeAndMove: AutoAnimationPlugin = (element, action, now, before) => {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (action === 'remove') {
    element.setAttribute('inert', '');
    element.setAttribute('aria-hidden', 'true');
    return effect(element, [{ opacity: 1 }, { opacity: 0 }], still ? 0 : outMs);
  }
  if (action === 'add') return effect(element, [{ opacity: 0 }, { opacity: 1 }], still ? 0 : inMs);
  const across = (before?.left ?? 0) - (now?.left ?? 0);
  const down = (before?.top ?? 0) - (now?.top ?? 0);
  const from = { transform: `translate(${across}px, ${down}px)` };
  return effect(element, [from, { transform: 'none' }], still ? 0 : inMs);
};

function effect(element: Element, frames: Keyframe[], duration: number): KeyframeEffect {
  return new KeyframeEffect(element, frames, { duration, easing: 'ease-out' });
}
