import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from 'react';

export interface TooltipProps {
  text: string;
  /** A button, link or field. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** The text is the child's accessible name, so it is not announced again. */
  repeatsName?: boolean;
}

/** Pixels between the child and its tooltip, and between a tooltip and the window's edge. */
const gap = 6;

/**
 * Shown while the child is hovered or focused. It can be hovered itself and closes on Escape (WCAG
 * 1.4.13). It is in the top layer, so that nothing clips it.
 */
export function Tooltip({ text, children, repeatsName = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  const show = () => {
    if (!anchor.current || !bubble.current || shown) return;
    bubble.current.showPopover();
    placeAbove(anchor.current, bubble.current);
    setShown(true);
  };
  const hide = () => {
    bubble.current?.hidePopover();
    setShown(false);
  };

  // In the window's capture phase, so that a dialog around it does not close on the same Escape.
  useEffect(() => {
    if (!shown) return undefined;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      bubble.current?.hidePopover();
      setShown(false);
    };
    window.addEventListener('keydown', hideOnEscape, { capture: true });
    return () => window.removeEventListener('keydown', hideOnEscape, { capture: true });
  }, [shown]);

  return (
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {repeatsName ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        aria-hidden={repeatsName || undefined}
        // The bubble covers the gap to the child, so that a pointer can cross it.
        className="fixed inset-auto m-0 max-w-64 overflow-visible rounded-control border-0 bg-ink px-3 py-1.5 text-xs font-normal text-pretty whitespace-normal text-surface-raised shadow-far before:absolute before:inset-x-0 before:-inset-y-1.5 before:content-[''] open:animate-fade-in"
      >
        {text}
      </span>
    </span>
  );
}

/** Centred above the anchor, or below it if there is no room; always within the window. */
function placeAbove(anchor: HTMLElement, bubble: HTMLElement) {
  const target = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = target.top - height - gap;
  const centred = target.left + target.width / 2 - width / 2;
  const furthest = document.documentElement.clientWidth - width - gap;
  bubble.style.top = `${above >= gap ? above : target.bottom + gap}px`;
  bubble.style.left = `${Math.max(gap, Math.min(centred, furthest))}px`;
}
