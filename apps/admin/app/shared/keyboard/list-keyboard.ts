/**
 * What the single keys find on a page, whatever it is made of; the keys themselves are in
 * `layout/keys/keyboard-shortcuts.ts`. Spread onto links and buttons: `<Link {...rowLink} to={...}>`.
 *
 * An item of a list (a `tr`, `li` or `article`) carries `rowLink` on its own link, where `j` and `k`
 * move the focus and Enter opens, and `editTarget` on what edits it, which `e` then presses. A detail
 * page carries `editTarget` on its Edit button. Further keys of one page: `usePageKeys`.
 */
export const rowLink = { 'data-row-link': '' };
export const editTarget = { 'data-edit': '' };

/** The next or previous item takes the focus; one that is fading away does not. */
export function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-link]:not([inert] *)')];
  const item = itemAround(document.activeElement);
  const at = rows.findIndex((row) => row === document.activeElement || item?.contains(row));
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by;
  rows[next]?.focus();
}

/** Presses what edits the item that has the focus, or else the page's own Edit button. */
export function edit(): void {
  const item = itemAround(document.activeElement);
  const target = item
    ? item.querySelector<HTMLElement>('[data-edit]')
    : document.querySelector<HTMLElement>('main [data-edit]:not(:is(tr, li, article) *)');
  formWanted = target !== null;
  target?.click();
}

let formWanted = false;

/** Whether a form that comes now was asked for by key; true once. */
export function isWantedByKey(): boolean {
  const wanted = formWanted;
  formWanted = false;
  return wanted;
}

function itemAround(element: Element | null): Element | null {
  return element?.closest(':is(tr, li, article):has([data-row-link])') ?? null;
}
