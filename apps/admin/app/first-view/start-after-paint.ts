const preload = /<link rel="modulepreload"[^>]*?href="(?<href>[^"]+)"[^>]*>/g;
/** The script of the router that imports the page's modules and then the entry. */
const routerStart = /(?<open><script[^>]* type="module" async="">)(?<code>[\s\S]*?)(?=<\/script>)/;

/**
 * Waits for a frame, so that what the server rendered is on the screen before scripts take the
 * processor. A page in the background has no frames.
 */
const waitForPaint = `const paint = () => new Promise((go) => {
  setTimeout(go, 500);
  requestAnimationFrame(() => setTimeout(go));
});
if (!document.hidden) await paint();`;

/** What is pressed before the page answers: a form is not sent past its checks, and a press is repeated then. */
const holdPresses = `const holding = new AbortController();
const { signal } = holding;
let again;
addEventListener('submit', (event) => {
  event.preventDefault();
  again = () => event.target.requestSubmit(event.submitter);
}, { capture: true, signal });
addEventListener('click', ({ target }) => {
  if (target.closest('a, input, label, select, textarea')) return;
  again = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}, { capture: true, signal });
window.pageAnswers = () => {
  delete document.documentElement.dataset.renderedAs;
  holding.abort();
  again?.();
};`;

/** The page of the router with its scripts fetched and run after the first paint. */
export function startAfterPaint(html: string): string {
  const hrefs = [...html.matchAll(preload)].map(({ groups }) => groups?.['href']);
  const fetchAll = `window.preloadWords?.();
for (const href of ${JSON.stringify(hrefs)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));`;
  const started = html.replace(
    routerStart,
    (_all, open: string, code: string) =>
      `${open}${holdPresses}\n${waitForPaint}\n${fetchAll}\n${imported(code)}`,
  );
  // Another release of the router may write it otherwise; then the scripts begin at once.
  return started === html ? html : started.replaceAll(preload, '');
}

/** Static imports are fetched before a module's first line; these when their line is reached. */
function imported(code: string): string {
  return code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);');
}
