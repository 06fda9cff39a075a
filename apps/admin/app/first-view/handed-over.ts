import type { HandOver } from './hand-over.ts';

/** In the browser, what came with the page; null where the page came alone, and on the server. */
export const handOver: HandOver | null = import.meta.env.SSR ? null : takeHandOver();

/** Once, and out of the document: the token is in memory from here on, like every later one. */
function takeHandOver(): HandOver | null {
  const element = document.getElementById('hand-over');
  element?.remove();
  return element && JSON.parse(element.textContent);
}
