/** The path of the previous page in this tab. */
let leftPath: string | null = null;

/** Called by each page when it unmounts; with null, a new visit begins. */
export function leave(pathname: string | null): void {
  leftPath = pathname;
}

/** False on the first page of a visit, where the browser sets the focus. */
export function hasPreviousPage(): boolean {
  return leftPath !== null;
}

/**
 * The link on this page to the previous page: the link of a list item to that page or to its parent
 * (for a tab), or else any link to exactly that path.
 */
export function linkToPreviousPage(): HTMLElement | null {
  const left = leftPath;
  if (left === null) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const isItem = ({ pathname, dataset }: HTMLAnchorElement) =>
    'rowLink' in dataset && `${left}/`.startsWith(`${pathname}/`);
  return links.find(isItem) ?? links.find(({ pathname }) => pathname === left) ?? null;
}
