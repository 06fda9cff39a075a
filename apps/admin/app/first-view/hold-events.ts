/**
 * A part of the boot script (`boot-script.ts`). It runs in the head of a page that the server has rendered, because
 * the end of the page may arrive long after its first controls can be used.
 *
 * Until hydration it holds what is chosen and typed, the keys, and the last click or submit. After hydration it repeats
 * them, with the form's validation. A held event must not reach React, which would hydrate at once and handle it too. It
 * must not reach the browser either: the repeated click would close the popover that the first one has opened.
 *
 * - A click on a table's row follows the row's link. The browser has the next page, rendered, sooner than this one is
 *   hydrated.
 * - The panel's keys are repeated one by one, because each may open what the next one is for. If one of them focuses a
 *   field, the others are its text.
 * - React ignores a change to the value that it knows a field to have. So the value is first set to another one by the
 *   field's property, which React watches, and then back by that of the prototype, which it does not.
 * - After an error the page is loaded again as the fallback page, without the cookie `view`. React cannot render a page
 *   that it failed to hydrate, because trusted types keep it from creating the scripts.
 */
export const holdEvents = `const holding = new AbortController();
const { signal } = holding;
const changes = new Map();
const keys = [];
const fields = 'input:not([type="checkbox"]), textarea, select';
let replay;
const at = (value, event) => Object.defineProperty(event, 'timeStamp', { value });
addEventListener('error', () => {
  if (!location.pathname.startsWith('/admin')) return;
  document.cookie = 'view=; Path=/; Max-Age=0';
  // Reading waits until it is deleted. Otherwise the request could still have it.
  if (!readCookies().some((pair) => pair.startsWith('view='))) location.reload();
}, { signal });
addEventListener('submit', (event) => {
  event.preventDefault();
  event.stopPropagation();
  replay = () => event.target.requestSubmit(event.submitter);
}, { capture: true, signal });
addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (target.closest('a, input, label, select, textarea')) return;
  event.preventDefault();
  event.stopPropagation();
  const keysOfClick = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  const clickOn = (element) => element.dispatchEvent(new MouseEvent('click', keysOfClick));
  const link = target.closest('button, [role="dialog"]') ? null : target.closest('tr')?.querySelector('a[data-row-link]');
  const isFirst = keys.length + changes.size === 0 && getSelection().isCollapsed;
  if (link && isFirst) clickOn(link);
  else {
    const pressed = target.closest('button') ?? target;
    replay = () => clickOn(pressed);
  }
}, { capture: true, signal });
addEventListener('keydown', (event) => {
  const { target, key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, timeStamp } = event;
  const isPalette = (ctrlKey || metaKey) && code === 'KeyK';
  const isNamed = key === ' ' || /^[A-Z]\\w/.test(key);
  if (altKey || isNamed || ((ctrlKey || metaKey) && !isPalette) || target.closest(fields)) return;
  event.preventDefault();
  const held = { key, code, ctrlKey, metaKey, shiftKey, repeat, bubbles: true, cancelable: true };
  if (keys.length < 100) keys.push(at(timeStamp, new KeyboardEvent('keydown', held)));
}, { capture: true, signal });
const deliverKeys = () => {
  const key = keys.shift();
  if (!key) return;
  const activeElement = document.activeElement ?? document.body;
  const isTyped = activeElement.dispatchEvent(key) && activeElement.matches(fields);
  if (isTyped) document.execCommand('insertText', false, key.key);
  setTimeout(deliverKeys);
};
addEventListener('input', ({ target: field, timeStamp }) => {
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
    const event = new Event(isText ? 'input' : 'change', { bubbles: true });
    field.dispatchEvent(at(timeStamp, event));
  });
}, { capture: true, signal });
window.onHydrated = () => {
  delete document.documentElement.dataset.renderedAs;
  holding.abort();
  for (const change of changes.values()) change();
  replay?.();
  deliverKeys();
};`;
