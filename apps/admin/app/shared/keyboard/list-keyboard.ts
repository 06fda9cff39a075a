/**
 * Attributes by which the single-key shortcuts (`layout/keys/keyboard-shortcuts.ts`) find their targets
 * on any page. Spread them onto links and buttons: `<Link {...rowLink} to={...}>`.
 *
 * A list item (a `tr`, `li` or `article`) has `rowLink` on the link to its page and `editTarget` on its
 * Edit button. A detail page has `editTarget` on its Edit button. `j` and `k` move the focus between the
 * links, and `e` presses the button. For further keys of one page, see `usePageKeys`.
 */
export const rowLink = { 'data-row-link': '' };
export const editTarget = { 'data-edit': '' };

/** Focuses the next or previous item, skipping items that are fading out. */
export function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-link]:not([inert] *)')];
  const item = itemAround(document.activeElement);
  const at = rows.findIndex((row) => row === document.activeElement || item?.contains(row));
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by;
  rows[next]?.focus();
}

/** Presses the Edit button of the focused item, or else the page's, which may still be loading. */
export function edit(): void {
  if (pressEdit()) return;
  const arrival = new MutationObserver(() => {
    if (pressEdit()) waiting.abort();
  });
  const waiting = new AbortController();
  const { signal } = waiting;
  signal.addEventListener('abort', () => arrival.disconnect());
  // Whatever the person does next ends the wait.
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, () => waiting.abort(), { capture: true, signal });
  }
  arrival.observe(document.body, { childList: true, subtree: true });
}

function pressEdit(): boolean {
  const item = itemAround(document.activeElement);
  const target = item
    ? item.querySelector<HTMLElement>('[data-edit]')
    : document.querySelector<HTMLElement>('main [data-edit]:not(:is(tr, li, article) *)');
  if (!target) return false;
  openedByShortcut = true;
  target.click();
  return true;
}

let openedByShortcut = false;

/** Whether the form being mounted was opened by a shortcut; true once. */
export function takeOpenedByShortcut(): boolean {
  const opened = openedByShortcut;
  openedByShortcut = false;
  return opened;
}

/** The list item that contains an element. */
export function itemAround(element: Element | null): Element | null {
  return element?.closest(':is(tr, li, article):has([data-row-link])') ?? null;
}
