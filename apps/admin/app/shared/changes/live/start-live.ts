import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../../../session/session.ts';
import { createChanges } from './apply-changes.ts';
import { shareLive } from './live-tabs.ts';
import { othersOnTickets } from './others-on-tickets.ts';

/** Hears of what others change until the layout is left. */
export function startLive(client: QueryClient, signal: AbortSignal): void {
  if (signal.aborted || !isSignedIn()) return;
  const changes = createChanges(client);
  shareLive((event) => {
    if (event.type === 'presence') othersOnTickets.set(event.tickets);
    else if (event.type === 'changed') changes.add(event);
    else changes.reconnected();
  }, signal);
  changes.begin();
  document.addEventListener('visibilitychange', changes.shown, { signal });
  signal.addEventListener('abort', () => {
    changes.stop();
    othersOnTickets.set([]);
  });
}
