import { type LiveEvent, liveEventSchema } from '@buddyline/domain/live';
import * as v from 'valibot';
import { openConnection } from './live-connection.ts';
import { shownTicket } from './others-on-tickets.ts';

const name = 'buddyline-live';

/** What tabs tell each other: the one with the stream its events, each the ticket that it shows. */
const messageSchema = v.variant('type', [
  ...liveEventSchema.options,
  v.object({ type: v.literal('shows'), tab: v.string(), ticketId: v.nullable(v.string()) }),
  v.object({ type: v.literal('who-shows') }),
]);
type Message = v.InferOutput<typeof messageSchema>;

/**
 * One stream for all tabs of the browser: the tab that holds the lock reads it for the others, and when it is
 * closed, the next one does. Without locks (plain http off localhost) each visible tab has its own.
 */
export function shareLive(onEvent: (event: LiveEvent) => void, signal: AbortSignal): void {
  const tab = `${Date.now()}-${Math.random()}`;
  const shown = new Map<string, string>();
  const channel = new BroadcastChannel(name);
  let connection: ReturnType<typeof openConnection> | null = null;

  function note(from: string, ticketId: string | null): void {
    if (ticketId === null) shown.delete(from);
    else shown.set(from, ticketId);
    connection?.setPlaces([...new Set(shown.values())].toSorted().slice(0, 20));
  }

  function sayWhatIsShown(): void {
    const ticketId = document.hidden ? null : shownTicket.get();
    note(tab, ticketId);
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
    note(tab, shown.get(tab) ?? null);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    const { output } = message;
    if (output.type === 'shows') note(output.tab, output.ticketId);
    else if (output.type === 'who-shows') sayWhatIsShown();
    else onEvent(output);
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
