/** The element that offers an action; none where the page has no such action. */
export function findAction(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-action="${name}"]`);
}
