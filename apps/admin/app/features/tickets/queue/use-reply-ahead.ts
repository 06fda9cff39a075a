import { useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import { typedAhead } from '../../../shared/keyboard/typed-ahead.ts';

/** For a list of tickets: `r`, while the one that was just opened is still being fetched, begins the reply to it. */
export function useReplyAhead(isAnswerable: boolean): void {
  const isOpening = useRef(false);
  useEffect(() => {
    const onClick = (click: MouseEvent) => {
      isOpening.current = opensTicket(click);
    };
    window.addEventListener('click', onClick, true);
    return () => window.removeEventListener('click', onClick, true);
  }, []);
  usePageKeys([], (pressed) => {
    const begins = isOpening.current && pressed === 'r' && isAnswerable;
    // Any other key is for the list.
    isOpening.current = false;
    if (begins) typedAhead.begin();
    return begins;
  });
}

/** Enter on a link is a click without detail. */
function opensTicket({ target, detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (detail > 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-row-link]');
  return link ? link.pathname.startsWith(paths.ticket('')) : false;
}
