/** How long the field may take to come: then the keys are those of the page again. */
const waitMs = 15_000;

/** Fields, in which keys type anyway. */
const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/** 'Shift', 'ArrowUp'. A key of two letters may be text: 'لا' has one on an Arabic keyboard. */
const named = /^[A-Z][A-Za-z0-9]+$/;

/**
 * Keeps what is typed for a field that is not on the screen yet, after `r` on a ticket or Ctrl+K. No letter is lost, and
 * none is taken for a key of the page. Escape, Tab or a click ends it.
 */
export function createTypedAhead() {
  let text: string | null = null;
  let isOverFields = false;
  let listening = new AbortController();

  function end(): void {
    text = null;
    listening.abort();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (text === null || ctrlKey || metaKey || altKey || isComposing) return;
    const isForField =
      !isOverFields && target instanceof Element && target.closest(fields) !== null;
    const typed = key === 'Enter' ? '\n' : named.test(key) ? '' : key;
    if (isForField || key === 'Escape' || key === 'Tab') end();
    else if (typed !== '' || key === 'Backspace') {
      event.preventDefault();
      event.stopImmediatePropagation();
      text = key === 'Backspace' ? text.slice(0, -1) : text + typed;
    }
  }

  return {
    /** @param overFields what is typed is not for a field that has the focus now */
    begin({ overFields = false } = {}): void {
      end();
      isOverFields = overFields;
      text = '';
      listening = new AbortController();
      const { signal } = listening;
      const timer = setTimeout(end, waitMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      window.addEventListener('keydown', onKeyDown, { capture: true, signal });
      window.addEventListener('pointerdown', end, { capture: true, signal });
    },

    end,

    isOn: (): boolean => text !== null,

    /** For the field, once it has the focus. */
    take(): string {
      const typed = text ?? '';
      end();
      return typed;
    },
  };
}

/** One for the whole tab: it is begun on one page, and taken on the next. */
export const typedAhead = createTypedAhead();
