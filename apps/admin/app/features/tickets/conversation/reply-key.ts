import { useLingui } from '@lingui/react/macro';
import { usePageKeys } from '../../../shared/keyboard/page-keys.ts';
import type { TicketKeys } from '../queue/ticket-keys.ts';

/** Adds the key of the reply to the page, which stays mounted between tickets. */
export function ReplyKey({ keys }: { keys: TicketKeys }) {
  const { t } = useLingui();
  usePageKeys([{ key: 'r', label: t`Write a reply`, run: (time) => keys.press('r', time) }]);
  return null;
}
