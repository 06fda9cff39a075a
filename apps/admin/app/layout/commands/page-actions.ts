import SquareMousePointer from 'lucide-react/icons/square-mouse-pointer';
import { pageKeys } from '../../shared/keyboard/page-keys.ts';
import type { Choice } from './use-commands.ts';

/** The buttons and links that act on what the page shows, but not those of the items in a list. */
const actionButtons = 'main [data-actions] :is(button:enabled, a[href])';
const items = ':is(article, li, tr) *';

/** What can be done on the open page, under the names that its buttons and keys have. */
export function pageActions(): Choice[] {
  const choices = new Map<string, Choice>();
  function add(label: string, run: () => void) {
    choices.set(label, { id: `action-${label}`, icon: SquareMousePointer, label, run });
  }
  for (const button of document.querySelectorAll<HTMLElement>(`${actionButtons}:not(${items})`)) {
    const label = nameOf(button);
    const isOffered = button.ariaDisabled !== 'true' && button.checkVisibility();
    if (label === '' || !isOffered || choices.has(label)) continue;
    add(label, () => pressLater(button));
  }
  for (const { label, run, isCommand = false } of pageKeys()) {
    if (isCommand) add(label, () => setTimeout(() => run?.(performance.now())));
  }
  return [...choices.values()];
}

function nameOf(button: HTMLElement): string {
  if (button.ariaLabel !== null) return button.ariaLabel.trim();
  // Without the keys that stand on it.
  const shown = [...button.childNodes].filter(
    (child) => !(child instanceof Element) || child.ariaHidden !== 'true',
  );
  return shown
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}

/** Once the palette is closed: until then it keeps the focus, to which a dialog of the page would not return. */
function pressLater(button: HTMLElement): void {
  setTimeout(() => {
    button.focus();
    button.click();
  });
}
