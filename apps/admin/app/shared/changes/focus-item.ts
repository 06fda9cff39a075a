/** Focuses an item of the current list as soon as it is shown, unless the person does something else first. */
export function focusItemWhenShown(itemId: string): void {
  const waiting = new AbortController();
  const { signal } = waiting;

  function focusIfShown() {
    const link = linkTo(itemId);
    if (!link) return;
    waiting.abort();
    link.focus();
  }

  focusIfShown();
  if (signal.aborted) return;
  const observer = new MutationObserver(focusIfShown);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => waiting.abort(), { signal, capture: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Not one that is fading out. */
function linkTo(itemId: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'main a[data-row-link]:not([inert] *)',
  );
  return [...links].find(({ pathname }) => pathname.split('/').includes(itemId));
}

/** A pressed Undo button is removed with its toast or line. */
export function focusHeadingIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
