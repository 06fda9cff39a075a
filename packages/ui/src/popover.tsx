import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes.ts';

export interface PopoverProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** The accessible name. */
  label: string;
  /** The button below which it opens. */
  anchor: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
  /** Rendered while it is open only. */
  children: ReactNode;
  className?: string;
}

/** Pixels between the anchor and the surface, and between the surface and the window's edge. */
const gap = 6;
const edge = 16;

/** The greatest width, as in the classes, and the least height that it may scroll in, in pixels. */
const widest = 704;
const lowest = 240;

/**
 * Content over the page, in the top layer, that is not modal: the page is seen, read and used meanwhile. The browser
 * closes it on Escape, which gives the focus back, and on a click outside. It scrolls with the page; what is higher than
 * the window scrolls within it.
 */
export function Popover({ id, label, anchor, onOpenChange, children, className }: PopoverProps) {
  // Its content is there before it is shown, so that nothing flashes.
  function begin({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open') return;
    flushSync(() => onOpenChange(true));
    if (anchor.current) placeBelow(anchor.current, currentTarget);
  }
  function finish({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed') onOpenChange(false);
    else focusFirst(currentTarget);
  }
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onBeforeToggle={begin}
      onToggle={finish}
      className={classes(
        'absolute inset-auto m-0 w-max max-w-[min(44rem,100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface-raised text-ink shadow-far outline-none open:animate-fade-in print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** While there is no field yet, because its code is being fetched, the surface itself has the focus. */
function focusFirst(surface: HTMLElement): void {
  const first = surface.querySelector<HTMLElement>('input, select, textarea, button, a[href]');
  (first ?? surface).focus({ preventScroll: true });
  if (first) return;
  const arrival = new MutationObserver(() => {
    arrival.disconnect();
    if (document.activeElement === surface) focusFirst(surface);
  });
  arrival.observe(surface, { childList: true, subtree: true });
}

/** Begins where the anchor begins, as far as there is room; in the page's coordinates, to scroll with it. */
function placeBelow(anchor: HTMLElement, { style }: HTMLElement): void {
  const { bottom, left, right } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const start = isRtl ? clientWidth - right : left;
  style.insetInlineStart = `${Math.max(edge, Math.min(start, clientWidth - widest - edge))}px`;
  style.top = `${bottom + window.scrollY + gap}px`;
  style.maxBlockSize = `${Math.max(lowest, clientHeight - bottom - gap - edge)}px`;
}
