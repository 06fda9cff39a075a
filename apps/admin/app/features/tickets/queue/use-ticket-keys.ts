import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import { useTicketNames } from '../ticket-names.ts';
import type { TicketKey, TicketKeys, TicketOnScreen } from './ticket-keys.ts';
import { typedAhead } from '../../../shared/keyboard/typed-ahead.ts';

/**
 * For the page, which stays mounted between tickets, so that keys work while none is shown.
 *
 * @param may whether tickets can be answered, or it is not known yet, and what else the person may set
 */
export function useTicketKeys(
  keys: TicketKeys,
  may: { reply: boolean; status: boolean; assign: boolean; triage: boolean },
): void {
  const { t } = useLingui();
  const { statusName } = useTicketNames();
  const press = (key: TicketKey) => (time: number) => keys.press(key, time);
  usePageKeys(
    [
      ...(may.status
        ? [
            { key: 'o', label: t`Status: ${statusName('OPEN')}`, run: press('o') },
            { key: 'p', label: t`Status: ${statusName('PENDING')}`, run: press('p') },
            { key: 'c', label: t`Status: ${statusName('CLOSED')}`, run: press('c') },
          ]
        : []),
      ...(may.assign ? [{ key: 'a', label: t`Assign to…`, run: press('a'), isCommand: true }] : []),
      ...(may.triage
        ? [{ key: 'u', label: t`Set the priority…`, run: press('u'), isCommand: true }]
        : []),
      { key: 'n', label: t`Next ticket`, run: press('n') },
      { key: 'j', label: t`Next ticket`, run: press('n') },
      { key: 'k', label: t`Previous ticket`, run: press('k') },
      ...(may.status ? [{ key: 'c n', label: t`Close & next` }] : []),
    ],
    (pressed, time) => {
      if (pressed === 'Escape') keys.escape();
      // The code with the key of the reply is still on its way.
      if (pressed === 'r' && may.reply) {
        keys.press('r', time);
        return true;
      }
      if (!/^[a-z]$/i.test(pressed)) return false;
      // `z` takes back a status that is not saved yet, instead of undoing the change before it.
      return keys.letter(time) && pressed === 'z';
    },
  );

  // Saves the held status when the tab is closed.
  useEffect(() => {
    window.addEventListener('pagehide', keys.flush);
    return () => {
      window.removeEventListener('pagehide', keys.flush);
      typedAhead.end();
    };
  }, [keys]);
}

/** For the component of the current ticket, which is mounted anew for each ticket. */
export function useTicketOnScreen(keys: TicketKeys, ticket: TicketOnScreen): void {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    if (isShown.current) keys.update(ticket);
    else keys.show(ticket);
    isShown.current = true;
  });
  useLayoutEffect(() => () => keys.leave(), [keys]);
}
