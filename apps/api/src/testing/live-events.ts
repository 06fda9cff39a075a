import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type LiveEvent, readLiveEvent } from '@buddyline/domain/live';
import { expect, onTestFinished, vi } from 'vitest';
import { as, type Person, type TestApi } from './test-api.ts';

/** Asks for an event stream on a connection of its own, which the end of the test closes. */
export async function askForStream(api: TestApi, headers: object): Promise<IncomingMessage> {
  const address = api.api.server.address();
  if (address === null || typeof address === 'string') throw new Error('The API does not listen');
  const { port } = address;
  const request = get({ port, path: '/api/live', agent: false, headers: { ...headers } });
  onTestFinished(() => void request.destroy());
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer === undefined) throw new Error('The API sent no response');
  return answer;
}

export interface OpenedStream {
  id: string;
  events: LiveEvent[];
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close: () => void;
  /** Until an event is there. */
  until: (event: object) => Promise<void>;
}

/** Opens an event stream over a real connection, and reads it until the end of the test. */
export async function openStream(api: TestApi, person: Person): Promise<OpenedStream> {
  const answer = await askForStream(api, as(person));
  expect(answer.statusCode).toBe(200);
  const events: LiveEvent[] = [];
  const ended = read(answer, events);
  const until = (event: object) =>
    vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining(event)), {
      timeout: 10_000,
    });
  await until({ type: 'opened' });
  const [opened] = events;
  return {
    id: opened?.type === 'opened' ? opened.streamId : '',
    events,
    ended,
    close: () => void answer.destroy(),
    until,
  };
}

async function read(answer: IncomingMessage, events: LiveEvent[]): Promise<void> {
  let rest = '';
  try {
    for await (const text of answer.setEncoding('utf8')) {
      const parts = (rest + String(text)).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (!part.startsWith('data: ')) continue;
        const event = readLiveEvent(JSON.parse(part.slice('data: '.length)));
        if (event === null) throw new Error(`Not an event: ${part}`);
        events.push(event);
      }
    }
  } catch {
    // The test has left the stream, or the server cut it.
  }
}
