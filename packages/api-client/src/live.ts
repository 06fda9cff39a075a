import { type LiveEvent, liveSilenceMs, readLiveEvent } from '@buddyline/domain/live';
import { type Calls, pathOf } from './calls.ts';

interface Opening {
  /** The API's base, such as `/api`. */
  baseUrl: string;
  accessToken: string;
  signal: AbortSignal;
}

/** The stream was refused, with a status and the seconds after which to try again. */
export class LiveRefusal extends Error {
  override name = 'LiveRefusal';
  readonly status: number;
  readonly retryAfter: number;

  constructor({ status, headers }: Response) {
    super(`The event stream was refused with ${status}`);
    this.status = status;
    this.retryAfter = Number(headers.get('retry-after') ?? 0);
  }
}

/**
 * The events of GET /live, until the server ends the stream or the connection is silent for too long. By
 * `fetch`, because `EventSource` sends no bearer token. Only for backends with the feature 'live'.
 * @throws LiveRefusal, or the error of `fetch`
 */
export async function* readLiveEvents(opening: Opening): AsyncGenerator<LiveEvent, void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), liveSilenceMs);
  };
  listen();
  try {
    const response = await fetch(`${opening.baseUrl}/live`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${opening.accessToken}` },
      signal: AbortSignal.any([opening.signal, silence.signal]),
      cache: 'no-store',
    });
    if (!response.ok || response.body === null) throw new LiveRefusal(response);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      listen();
      const parts = (rest + value).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const event = eventIn(part);
        if (event) yield event;
      }
    }
  } finally {
    clearTimeout(timer);
    // Also when the reader of the events stops.
    silence.abort();
  }
}

/** Null for comments, and for events that a newer server knows. */
function eventIn(text: string): LiveEvent | null {
  if (!text.startsWith('data: ')) return null;
  try {
    return readLiveEvent(JSON.parse(text.slice('data: '.length)));
  } catch {
    return null;
  }
}

/** Says which tickets this browser shows. */
export function setLivePlaces(
  { change }: Calls,
  streamId: string,
  ticketIds: readonly string[],
): Promise<unknown> {
  return change({ method: 'put', path: pathOf('live', streamId), json: { ticketIds } });
}
