import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { usePageKeys } from '../../shared/page-keys.ts';
import type { TicketKey, TicketKeys, TicketOnScreen } from './ticket-keys.ts';
import { useTicketNames } from './ticket-names.ts';

/** Joins the keys, which stay the same from ticket to ticket, to the ticket that is on the screen. */
export function useTicketKeys(keys: TicketKeys, ticket: TicketOnScreen): void {
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
      if (pressed === 'Escape') keys.cancel();
      else if (/^[a-z]$/i.test(pressed)) keys.letter(time);
    },
  );

  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    if (isDrawn.current) keys.update(ticket);
    else keys.show(ticket);
    isDrawn.current = true;
  });
  useLayoutEffect(() => () => keys.leave(), [keys]);

  const isGoing = useNavigation().state !== 'idle';
  const wasGoing = useRef(false);
  useEffect(() => {
    if (wasGoing.current && !isGoing) keys.stay();
    wasGoing.current = isGoing;
  }, [keys, isGoing]);

  // A tab that is closed saves what was chosen in it.
  useEffect(() => {
    window.addEventListener('pagehide', keys.flush);
    return () => window.removeEventListener('pagehide', keys.flush);
  }, [keys]);
}
