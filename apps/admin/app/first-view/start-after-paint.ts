/** The router's script, which imports the page's modules and then the entry. */
const routerStart = /(?<open><script[^>]* type="module" async="">)(?<code>[\s\S]*?)(?=<\/script>)/;

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

/**
 * Until hydration: holds what was chosen and typed and the last click or submit, and repeats it afterwards,
 * with the form's validation. React ignores a change to the value that its field already has, so that the
 * value is first set to another one in the way that React notices, and then in the way that it does not.
 * After an error the page is loaded again, without the cookie `view` as the fallback page: React cannot
 * render a page that it failed to hydrate, because trusted types keep it from creating the scripts.
 */
const beforeHydration = `const holding = new AbortController();
const { signal } = holding;
const changes = new Map();
let repeat;
addEventListener('error', () => {
  if (!location.pathname.startsWith('/admin')) return;
  document.cookie = 'view=; Path=/; Max-Age=0';
  location.reload();
}, { signal });
addEventListener('submit', (event) => {
  event.preventDefault();
  repeat = () => event.target.requestSubmit(event.submitter);
}, { capture: true, signal });
addEventListener('click', ({ target }) => {
  if (target.closest('a, input, label, select, textarea')) return;
  repeat = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}, { capture: true, signal });
addEventListener('input', ({ target: field }) => {
  const { checked, value, type } = field;
  changes.set(field, () => {
    if (type === 'checkbox' || type === 'radio') {
      field.checked = !checked;
      field.click();
      return;
    }
    if (type !== 'file') {
      field.value = value + ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    }
    const isText = field.matches('input:not([type="file"]), textarea');
    field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
  });
}, { capture: true, signal });
window.onHydrated = () => {
  delete document.documentElement.dataset.renderedAs;
  holding.abort();
  for (const change of changes.values()) change();
  repeat?.();
};`;

/** In another time zone than the page was rendered with, hydration would fail. */
const checkTimeZone = `if (window.reloadIfOutdated?.()) await new Promise(() => {});`;

/** All scripts at once: each import alone would begin after the one before. */
const loadScripts = `window.loadScripts?.();`;

const beforeCode = [beforeHydration, waitForPaint, checkTimeZone, loadScripts];

/**
 * Changes the router's page to load and run its scripts after the first paint. If another release of the
 * router writes a different script, the page's scripts start at once.
 */
export function startAfterPaint(html: string): string {
  return html.replace(
    routerStart,
    (_all, open: string, code: string) =>
      open + [...beforeCode, withDynamicImports(code)].join('\n'),
  );
}

/** Makes imports dynamic: static ones would load before the module's first line runs. */
function withDynamicImports(code: string): string {
  return code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);');
}
