/** The element of an action; null where the page does not have it. */
export function findAction(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-action="${name}"]`);
}
