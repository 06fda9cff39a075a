import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { edit, step } from '../shared/list-keyboard.ts';
import { runPageKey } from '../shared/page-keys.ts';
import { shortcutsEnabled } from './shortcut-setting.ts';
import { sections } from './sections.ts';

/** How long `g` waits for its letter, in milliseconds. */
const sequenceMs = 1200;

/** Where keys are text or choose something. */
const takesKeys =
  'input, textarea, select, [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/**
 * `/` goes to the search, `j` and `k` through a list's items, `e` edits, `g` and a letter goes to a
 * section. Enter opens an item by itself, since the focus is on its link. A page's own keys come first.
 * Never while someone types, and not at all when switched off (WCAG 2.1.4).
 */
export function useKeyboardShortcuts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let goPressedAt = Number.NEGATIVE_INFINITY;

    function onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const pressed = latinKey(event);
      const section = sections.find(({ key }) => key === pressed);
      if (section && event.timeStamp - goPressedAt < sequenceMs) {
        goPressedAt = Number.NEGATIVE_INFINITY;
        void navigate(section.to);
        return;
      }
      if (pressed === 'g') goPressedAt = event.timeStamp;
      else if (!event.repeat && runPageKey(pressed)) event.preventDefault();
      else if (pressed === 'j') step(1);
      else if (pressed === 'k') step(-1);
      else if (pressed === 'e') edit();
      else if (pressed === '/') focusSearch(event);
    }

    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate]);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { target, isComposing, defaultPrevented } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing || defaultPrevented) {
    return false;
  }
  if (!(target instanceof HTMLElement) || !shortcutsEnabled()) return false;
  return !target.isContentEditable && !target.closest(takesKeys);
}

/** The key's letter; on an Arabic keyboard the one that the same key has on a Latin one. */
function latinKey({ key, code }: KeyboardEvent): string {
  if (/^[ -~]+$/.test(key)) return key;
  return code === 'Slash' ? '/' : code.replace('Key', '').toLowerCase();
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!search) return;
  // The slash would otherwise be the first thing searched for.
  event.preventDefault();
  search.focus();
}
