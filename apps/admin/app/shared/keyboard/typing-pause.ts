/** Longer than between two words of somebody who types, in milliseconds. */
export const pauseMs = 1500;

const fields = 'input:not([type="checkbox"]), textarea, [contenteditable]';

/**
 * Runs it at once, or when no key has come for a while if the focus is in a field. So the focus never leaves a sentence
 * that is being typed.
 */
export function whenTypingPauses(run: () => void): void {
  if (!document.activeElement?.matches(fields)) {
    run();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  let timer = setTimeout(end, pauseMs);

  function end() {
    waiting.abort();
    run();
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(end, pauseMs);
  }
  window.addEventListener('keydown', wait, { capture: true, signal });
}
