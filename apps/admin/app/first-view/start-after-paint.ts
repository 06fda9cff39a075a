/** Begins the router's script, which imports the page's modules and then the entry. */
const routerStart = ' type="module" async="">';

/**
 * Waits for the whole document, whose end has the page's data, and for a frame, so that the rendered page
 * is painted before scripts occupy the main thread. A page in the background has no frames.
 */
const waitForPaint = `if (document.readyState === 'loading') {
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const paint = () => new Promise((resolve) => {
  setTimeout(resolve, 500);
  requestAnimationFrame(() => setTimeout(resolve));
});
if (!document.hidden) await paint();`;

/** In another time zone than the page was rendered with, hydration would fail. */
const checkTimeZone = `if (window.reloadIfOutdated?.()) await new Promise(() => {});`;

/** All scripts at once: each import alone would begin after the one before. */
const loadScripts = `window.loadScripts?.();`;

/** The browser fetches the scripts while storage and the time zone are read. */
const beforeCode = [waitForPaint, loadScripts, checkTimeZone];

/**
 * Changes the router's page to load and run its scripts after the first paint. If another release of the
 * router writes a different script, the page's scripts start at once.
 */
export function startAfterPaint(html: string): string {
  const begin = html.indexOf(routerStart) + routerStart.length;
  const end = html.indexOf('</script>', begin);
  if (begin < routerStart.length || end === -1) return html;
  const code = withDynamicImports(html.slice(begin, end));
  return html.slice(0, begin) + [...beforeCode, code].join('\n') + html.slice(end);
}

/** Makes imports dynamic: static ones would load before the module's first line runs. */
function withDynamicImports(code: string): string {
  return code
    .replace(/^import \* as (\w+) from ("[^"\s]+");/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);');
}
