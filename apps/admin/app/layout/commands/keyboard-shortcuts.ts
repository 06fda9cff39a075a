import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { edit, step } from '../../shared/keyboard/list-keyboard.ts';
import { runPageKey } from '../../shared/keyboard/page-keys.ts';
import { shortcutsEnabled } from '../../shared/keyboard/shortcut-setting.ts';
import { undoLastChange } from '../../shared/changes/last-change.ts';
import { useReachableSections } from '../announced-sections.ts';
import type { Overlay } from '../overlay.ts';

/** How long `g` waits for its letter and the hint shows, in milliseconds. */
const sequenceMs = 5000;

/** Elements in which keys type text or choose an option; no more once it is chosen (`data-settled`). */
const takesKeys =
  'input:not([type="checkbox"]), textarea, select:not([data-settled]), [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Not one that is fading out, nor a popover, which is not modal. */
const openDialog = '[role$="dialog"]:not([data-state="closed"], [popover])';

/**
 * Ctrl/Cmd+K opens the palette from anywhere. Single keys: `/` focuses the search, `?` lists the
 * shortcuts, `j` and `k` move through a list's items, `e` edits, `z` undoes the last change, `g` and a
 * letter go to a section. Enter needs no handler, since an item's link has the focus. A page's own keys
 * take precedence over all but `g`. Single keys are ignored in fields, and can be disabled (WCAG 2.1.4).
 *
 * @returns whether `g` waits for its letter; then any next key ends the wait
 */
export function useKeyboardShortcuts(onOpen: (overlay: Overlay) => void): boolean {
  const navigate = useNavigate();
  const [waits, setWaits] = useState(false);
  const sections = useReachableSections();
  const latest = useRef({ onOpen, sections });
  useEffect(() => {
    latest.current = { onOpen, sections };
  });

  // A layout effect, so that keys pressed right after the first paint are handled.
  useLayoutEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;

    function startWait() {
      endWait();
      wait = setTimeout(endWait, sequenceMs);
      setWaits(true);
    }

    function endWait() {
      clearTimeout(wait);
      wait = undefined;
      setWaits(false);
    }

    function onKeyDown(event: KeyboardEvent) {
      if (isPaletteShortcut(event)) {
        event.preventDefault();
        endWait();
        latest.current.onOpen('palette');
      } else if (isSingleKey(event)) {
        onSingleKey(event, latinKey(event));
        // The letter would also choose an option that begins with it.
        if (event.target instanceof HTMLSelectElement && /^\S$/.test(event.key))
          event.preventDefault();
      }
    }

    function onSingleKey(event: KeyboardEvent, pressed: string) {
      if (pressed === 'g') startWait();
      else if (wait !== undefined) {
        endWait();
        event.preventDefault();
        const section = latest.current.sections.find(({ key }) => key === pressed);
        if (section) void navigate(section.to);
      } else if (!event.repeat && runPageKey(pressed, event.timeStamp)) event.preventDefault();
      else if (pressed === 'j') step(1);
      else if (pressed === 'k') step(-1);
      // Of the keys that are held, only those that move do it again.
      else if (event.repeat) return;
      else if (pressed === 'e') edit();
      else if (pressed === 'z') undoLastChange();
      else if (pressed === '/') focusSearch(event);
      else if (pressed === '?') latest.current.onOpen('keys');
    }

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', endWait);
    return () => {
      endWait();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', endWait);
    };
  }, [navigate]);

  return waits;
}

/** Works in fields too, but not over an open dialog. */
function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (!(ctrlKey || metaKey) || altKey || shiftKey || isComposing) return false;
  return latinKey(event) === 'k' && !document.querySelector(openDialog);
}

function isSingleKey(event: KeyboardEvent): boolean {
  const { target, isComposing, defaultPrevented } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing || defaultPrevented) {
    return false;
  }
  if (!(target instanceof HTMLElement) || !shortcutsEnabled()) return false;
  return !target.isContentEditable && !target.closest(takesKeys);
}

/**
 * The key's character, `X` with Shift, whether or not Caps Lock is on; on an Arabic keyboard, that of the same key on
 * a Latin one.
 */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  if (/^[ -~]+$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = code.replace('Key', '');
  return shiftKey ? letter : letter.toLowerCase();
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!search) return;
  // Otherwise the slash would be typed into the search.
  event.preventDefault();
  search.focus();
  search.select();
}
