/** Marks a list item, so that its neighbour can be found. */
export const listItem = (id: string) => ({ 'data-item': id });

/**
 * Call it before an item leaves the list.
 *
 * @returns a function that focuses the next item, else the previous one, else the heading. It does nothing if the person
 *   has focused something else since
 */
export function neighbourOf(id: string): () => void {
  const row = document.querySelector(`main [data-item="${CSS.escape(id)}"]`);
  const around = [row?.nextElementSibling, row?.previousElementSibling];
  const links = around.map((other) => other?.querySelector<HTMLElement>('[data-row-link]'));
  // Both are gone when the page has been left in the meantime.
  const heading = document.querySelector<HTMLElement>('h1');
  const focused = document.activeElement;
  return () => {
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== focused && !row?.contains(activeElement))
      return;
    const link = links.find((one) => one?.isConnected);
    (link ?? heading)?.focus({ preventScroll: true });
  };
}
