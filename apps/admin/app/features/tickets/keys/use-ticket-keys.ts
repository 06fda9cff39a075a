import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import { useTicketNames } from '../ticket-names.ts';
import type { TicketKey, TicketKeys, TicketOnScreen } from './ticket-keys.ts';

/** For the page, which stays the same from ticket to ticket: a key counts while none is drawn, too. */
export function useTicketKeys(keys: TicketKeys): void {
  const { t } = useLingui();
  const { statuses } = useTicketNames();
  const press = (key: TicketKey) => (time: number) => keys.press(key, time);
  usePageKeys(
    [
      { key: 'o', label: t`Status: ${statuses.OPEN}`, run: press('o') },
      { key: 'p', label: t`Status: ${statuses.PENDING}`, run: press('p') },
      { key: 'c', label: t`Status: ${statuses.CLOSED}`, run: press('c') },
      { key: 'n', label: t`Next ticket`, run: press('n') },
      { key: 'j', label: t`Next ticket`, run: press('n') },
      { key: 'k', label: t`Previous ticket`, run: press('k') },
    ],
    (pressed, time) => {
      if (pressed === 'Escape') keys.escape();
      else if (/^[a-z]$/i.test(pressed)) keys.letter(time);
    },
  );

  // A tab that is closed saves what was chosen in it.
  useEffect(() => {
    window.addEventListener('pagehide', keys.flush);
    return () => window.removeEventListener('pagehide', keys.flush);
  }, [keys]);
}

/** For the ticket on the screen, which the keys work on; one ticket for as long as it is mounted. */
export function useTicketOnScreen(keys: TicketKeys, ticket: TicketOnScreen): void {
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    if (isDrawn.current) keys.update(ticket);
    else keys.show(ticket);
    isDrawn.current = true;
  });
  useLayoutEffect(() => () => keys.leave(), [keys]);
}
