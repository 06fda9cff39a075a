/** The page that was on the screen before this one, in this tab. */
let leftPath: string | null = null;

/** Told by each page as it goes. */
export function leave(pathname: string): void {
  leftPath = pathname;
}

/** False on the first page of a visit, where the browser puts the focus. */
export function cameFromPage(): boolean {
  return leftPath !== null;
}

/**
 * The link on this page that leads to the page one comes back from: the item of a list whose page it
 * was (or below which it was, as a tab is), else a link to that very address.
 */
export function linkThatLedAway(): HTMLElement | null {
  const left = leftPath;
  if (left === null) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const isItem = ({ pathname, dataset }: HTMLAnchorElement) =>
    'rowLink' in dataset && `${left}/`.startsWith(`${pathname}/`);
  return links.find(isItem) ?? links.find(({ pathname }) => pathname === left) ?? null;
}
