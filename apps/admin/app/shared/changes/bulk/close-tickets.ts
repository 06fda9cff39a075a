import type { QueryClient } from '@tanstack/react-query';
import { startBulkAction } from './start-bulk-action.ts';
import { nounActions } from './noun-actions.ts';
import { newActionValues } from './action-values.ts';

/** Closes tickets that were not selected in a list. Like other bulk actions, it can be undone. */
export function closeTickets(
  client: QueryClient,
  tickets: readonly { id: string; subject: string }[],
): void {
  const close = nounActions('tickets', () => false).find(({ name }) => name === 'tickets.close');
  if (close === undefined) return;
  const items = tickets.map(({ id, subject }) => ({
    id,
    name: subject,
    comments: 0,
    isLocked: false,
  }));
  startBulkAction(client, 'tickets', { action: close, items, values: newActionValues() });
}
