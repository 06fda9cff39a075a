import type autoAnimate from '@formkit/auto-animate';
import type { AnimationController, AutoAnimationPlugin } from '@formkit/auto-animate';
import { fetchAhead } from '../lazy/fetch-ahead.ts';

const inMs = 200;
const outMs = 100;

/** Nothing comes and goes in a list before somebody begins to work. Out of reach, lists stand still. */
const library = new Promise<typeof autoAnimate>((resolve) => {
  fetchAhead(async () => resolve((await import('@formkit/auto-animate')).default));
});

/** A ref for a parent whose children fade in and out and move to their new places. */
export function animatedList(parent: HTMLElement | null): (() => void) | undefined {
  if (!parent) return undefined;
  let controller: AnimationController | undefined;
  void library.then((animate) => {
    if (parent.isConnected) controller = animate(parent, fadeAndMove);
  });
  return () => controller?.destroy?.();
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
