import type { HandOver } from './hand-over.ts';

/** The data that came with the page; null if there was none, and on the server. */
export const handOver: HandOver | null = import.meta.env.SSR ? null : takeHandOver();

/** Reads and removes the element: the access token is kept in memory only. */
function takeHandOver(): HandOver | null {
  const element = document.getElementById('hand-over');
  element?.remove();
  return element && JSON.parse(element.textContent);
}
