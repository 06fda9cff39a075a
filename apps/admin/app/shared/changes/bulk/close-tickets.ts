import type { QueryClient } from '@tanstack/react-query';
import { startAct } from './start-act.ts';
import { actsOf } from './noun-acts.ts';
import { newSuspension } from './suspension.ts';

/** Closes tickets that were not selected in a list. Like other acts on several items, it can be undone. */
export function closeTickets(
  client: QueryClient,
  tickets: readonly { id: string; subject: string }[],
): void {
  const close = actsOf('tickets', { enable: false, suspend: false }).find(
    ({ action }) => action === 'tickets.close',
  );
  if (close === undefined) return;
  const items = tickets.map(({ id, subject }) => ({
    id,
    name: subject,
    comments: 0,
    isLocked: false,
  }));
  // The act on people is the only one that reads the suspension.
  startAct(client, 'tickets', { act: close, items, suspension: newSuspension() });
}
