/**
 * A part of the boot script (`boot-script.ts`). Runs in the head of a page that the server has rendered, because
 * the end of the page may arrive long after its first controls can be used. Until hydration it holds what is chosen
 * and typed and the last click or submit, and then repeats it, with the form's validation. The panel's keys follow, one
 * by one, because each may open what the next one is for. If one of them focuses a field, the others are its text.
 * React ignores a change to the value that its field already has, so that the value is first set to another one in the
 * way that React notices, and then in the way that it does not.
 * After an error the page is loaded again, without the cookie `view` as the fallback page: React cannot
 * render a page that it failed to hydrate, because trusted types keep it from creating the scripts.
 */
export const holdTouches = `const holding = new AbortController();
const { signal } = holding;
const changes = new Map();
const keys = [];
const fields = 'input:not([type="checkbox"]), textarea, select';
let repeat;
addEventListener('error', () => {
  if (!location.pathname.startsWith('/admin')) return;
  document.cookie = 'view=; Path=/; Max-Age=0';
  // Reading waits until it is deleted. Otherwise the request could still have it.
  if (!readCookies().some((pair) => pair.startsWith('view='))) location.reload();
}, { signal });
addEventListener('submit', (event) => {
  event.preventDefault();
  repeat = () => event.target.requestSubmit(event.submitter);
}, { capture: true, signal });
addEventListener('click', ({ target }) => {
  if (target.closest('a, input, label, select, textarea')) return;
  repeat = () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}, { capture: true, signal });
addEventListener('keydown', (event) => {
  const { target, key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = event;
  const isPalette = (ctrlKey || metaKey) && code === 'KeyK';
  const isNamed = key === ' ' || /^[A-Z]\\w/.test(key);
  if (altKey || isNamed || ((ctrlKey || metaKey) && !isPalette) || target.closest(fields)) return;
  event.preventDefault();
  const held = { key, code, ctrlKey, metaKey, shiftKey, repeat, bubbles: true, cancelable: true };
  if (keys.length < 100) keys.push(Object.defineProperty(new KeyboardEvent('keydown', held), 'timeStamp', { value: timeStamp }));
}, { capture: true, signal });
const deliverKeys = () => {
  const key = keys.shift();
  if (!key) return;
  const activeElement = document.activeElement ?? document.body;
  const isTyped = activeElement.dispatchEvent(key) && activeElement.matches(fields);
  if (isTyped) document.execCommand('insertText', false, key.key);
  setTimeout(deliverKeys);
};
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
  deliverKeys();
};`;
