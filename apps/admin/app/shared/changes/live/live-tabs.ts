import { type LiveEvent, readLiveEvent } from '@buddyline/domain/live';
import { openConnection } from './live-connection.ts';
import { shownTicket } from './others-on-tickets.ts';

const name = 'buddyline-live';

/** What tabs send each other: the one with the stream its events, each the ticket that it shows. */
type Message =
  | LiveEvent
  | { type: 'shows'; tab: string; ticketId: string | null }
  | { type: 'who-shows' };

/** Null for what a tab with another version of the panel says. */
function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'who-shows') return { type: 'who-shows' };
  if (data.type !== 'shows') return readLiveEvent(data);
  if (!('tab' in data && 'ticketId' in data) || typeof data.tab !== 'string') return null;
  const ticketId = typeof data.ticketId === 'string' ? data.ticketId : null;
  return { type: 'shows', tab: data.tab, ticketId };
}

/**
 * One stream for all tabs of the browser: the tab that holds the lock reads it for the others, and when it is
 * closed, the next one does. Without locks (plain http off localhost) each visible tab has its own.
 */
export function shareLive(onEvent: (event: LiveEvent) => void, signal: AbortSignal): void {
  const tab = `${Date.now()}-${Math.random()}`;
  const shown = new Map<string, string>();
  const channel = new BroadcastChannel(name);
  let connection: ReturnType<typeof openConnection> | null = null;

  function setShown(from: string, ticketId: string | null): void {
    if (ticketId === null) shown.delete(from);
    else shown.set(from, ticketId);
    connection?.setPlaces([...new Set(shown.values())].toSorted().slice(0, 20));
  }

  function sayWhatIsShown(): void {
    const ticketId = document.hidden ? null : shownTicket.get();
    setShown(tab, ticketId);
    channel.postMessage({ type: 'shows', tab, ticketId } satisfies Message);
  }

  function readFrom(until: AbortSignal, isTakeover: boolean): void {
    connection = openConnection({
      isTakeover,
      onEvent: (event) => {
        onEvent(event);
        if ('locks' in navigator) channel.postMessage(event);
      },
      signal: until,
    });
    channel.postMessage({ type: 'who-shows' } satisfies Message);
    setShown(tab, shown.get(tab) ?? null);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message === null) return;
    if (message.type === 'shows') setShown(message.tab, message.ticketId);
    else if (message.type === 'who-shows') sayWhatIsShown();
    else onEvent(message);
  });
  const stopWatching = shownTicket.subscribe(sayWhatIsShown);
  document.addEventListener('visibilitychange', sayWhatIsShown, { signal });
  signal.addEventListener('abort', () => {
    channel.postMessage({ type: 'shows', tab, ticketId: null } satisfies Message);
    stopWatching();
    channel.close();
  });
  sayWhatIsShown();
  if ('locks' in navigator) {
    // Fails when the layout is left before this tab's turn came.
    readInTurn(readFrom, signal).catch(() => undefined);
  } else readWhileVisible(readFrom, signal);
}

type Read = (until: AbortSignal, isTakeover: boolean) => void;

/** Holds the lock, and so the stream, until the layout is left or the tab is closed. */
async function readInTurn(read: Read, signal: AbortSignal): Promise<void> {
  const { locks } = navigator;
  const hold = (isTakeover: boolean) => {
    read(signal, isTakeover);
    return new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(true)));
  };
  const options = { ifAvailable: true };
  const isDone = await locks.request(name, options, (lock) => lock !== null && hold(false));
  if (!isDone) await locks.request(name, { signal }, () => hold(true));
}

function readWhileVisible(read: Read, signal: AbortSignal): void {
  let wasReading = false;
  let reading: AbortController | null = null;
  const update = () => {
    if (document.hidden) {
      reading?.abort();
      reading = null;
    } else if (reading === null) {
      reading = new AbortController();
      read(AbortSignal.any([signal, reading.signal]), wasReading);
      wasReading = true;
    }
  };
  document.addEventListener('visibilitychange', update, { signal });
  update();
}
