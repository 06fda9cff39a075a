import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { edit, step } from '../../shared/keyboard/list-keyboard.ts';
import { runPageKey } from '../../shared/keyboard/page-keys.ts';
import { shortcutsEnabled } from '../../shared/keyboard/shortcut-setting.ts';
import type { Overlay } from '../overlay.ts';
import { sectionList } from '../../sections.ts';

/** How long `g` waits for its letter, in milliseconds; all the while it is seen to wait. */
const sequenceMs = 5000;

/** Where keys are text or choose something. */
const takesKeys =
  'input, textarea, select, [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** One that fades out has its answer. */
const openDialog = '[role$="dialog"]:not([data-state="closed"])';

/**
 * Ctrl/Cmd+K opens the palette from anywhere. The single keys: `/` goes to the search, `?` lists the
 * keys, `j` and `k` go through a list's items, `e` edits, `g` and a letter goes to a section. Enter
 * opens an item by itself, since the focus is on its link. A page's own keys come before all but `g`.
 * Never while someone types, and not at all when switched off (WCAG 2.1.4).
 *
 * @returns whether `g` waits for its letter; the next key belongs to it, whatever key that is
 */
export function useKeyboardShortcuts(onOpen: (overlay: Overlay) => void): boolean {
  const navigate = useNavigate();
  const [waits, setWaits] = useState(false);
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });

  // With the first picture, not after it: who knows the keys presses them at once.
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
      if (asksForPalette(event)) {
        event.preventDefault();
        endWait();
        open.current('palette');
      } else if (isSingleKey(event)) onSingleKey(event, latinKey(event));
    }

    function onSingleKey(event: KeyboardEvent, pressed: string) {
      if (pressed === 'g') startWait();
      else if (wait !== undefined) {
        endWait();
        event.preventDefault();
        const section = sectionList.find(({ key }) => key === pressed);
        if (section) void navigate(section.to);
      } else if (!event.repeat && runPageKey(pressed, event.timeStamp)) event.preventDefault();
      else if (pressed === 'j') step(1);
      else if (pressed === 'k') step(-1);
      else if (pressed === 'e') edit();
      else if (pressed === '/') focusSearch(event);
      else if (pressed === '?') open.current('keys');
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

/** Also in a field, as everywhere; not over a dialog, which asks for an answer first. */
function asksForPalette(event: KeyboardEvent): boolean {
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

/** The key's letter; on an Arabic keyboard the one that the same key has on a Latin one. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[ -~]+$/.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace('Key', '').toLowerCase();
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
  if (!search) return;
  // The slash would otherwise be the first thing searched for.
  event.preventDefault();
  search.focus();
  // Other words take the place of these.
  search.select();
}
