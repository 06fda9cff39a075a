import { noticedMs } from '@buddyline/ui/noticed-ms';
import { onSessionEnd } from '../../session/session.ts';
import { queryClient } from './query-client.ts';

const lookMs = 100;

const presses = ['pointerdown', 'mousedown', 'click', 'auxclick', 'dblclick'] as const;

/**
 * For a page that changes by itself: from now on it ignores mouse clicks and taps, because they are meant for what was
 * there before. Keys have guards of their own. What lies beside or over the page, such as a toast, still takes clicks.
 *
 * @returns a function that lowers the shield a moment later, or once the page has loaded: its buttons come with the
 * answers
 */
export function shieldPage(): () => void {
  const shield = new AbortController();
  const { signal } = shield;
  /** A press began, whose click is still to come. */
  let isPressed = false;
  let isOver = false;

  function stop(event: MouseEvent): void {
    const isOnPage = event.target instanceof Element && event.target.closest('main') !== null;
    // Enter and Space on a button are clicks without detail.
    const isByKey = event.type === 'click' && event.detail === 0;
    if (event.type === 'pointerdown') isPressed = isOnPage && !isOver;
    if (isOnPage && !isByKey && (!isOver || isPressed)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') isPressed = false;
    if (isOver && !isPressed) shield.abort();
  }

  for (const type of presses) window.addEventListener(type, stop, { capture: true, signal });
  // Whoever types has seen the page, and means what they click next.
  window.addEventListener('input', () => shield.abort(), { capture: true, signal });
  // The login page is no part of what was left.
  signal.addEventListener(
    'abort',
    onSessionEnd(() => shield.abort()),
  );
  function lower(leftMs: number): void {
    setTimeout(() => {
      if (queryClient.isFetching({ type: 'active' }) > 0) lower(noticedMs);
      else if (leftMs > lookMs) lower(leftMs - lookMs);
      else {
        isOver = true;
        if (!isPressed) shield.abort();
      }
    }, lookMs);
  }
  return () => lower(noticedMs);
}
