import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { type Person, type TestApi, as } from '../test-api.ts';

interface Head {
  method: string;
  url: string;
  headers?: Record<string, string>;
}

/**
 * Sends a head, and resets the connection while the API looks up the session: the response is then closed before
 * the handler, or any later hook, sees the request. The API must listen.
 */
export async function loseDuringLookup(
  { api, services }: TestApi,
  person: Person,
  { method, url, headers = {} }: Head,
): Promise<void> {
  const { sessions } = services;
  const lookup = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const lookUp = sessions.callerOf;
  const spy = vi.spyOn(sessions, 'callerOf').mockImplementation(async (token) => {
    lookup.resolve();
    await closed.promise;
    return lookUp(token);
  });
  onTestFinished(() => spy.mockRestore());
  const accepted = once(api.server, 'connection');
  const client = connect(Number(new URL(api.listeningOrigin).port), '127.0.0.1');
  client.on('error', () => undefined);
  const [socket]: Socket[] = await accepted;
  const lines = Object.entries({ host: 'api', ...as(person), ...headers });
  client.write(
    [
      `${method} ${url} HTTP/1.1`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      '--b\r\n',
    ].join('\r\n'),
  );
  await lookup.promise;
  const gone = Promise.withResolvers<void>();
  // Not `once` of node:events, which the reset rejects.
  socket?.once('close', () => gone.resolve());
  client.resetAndDestroy();
  await gone.promise;
  spy.mockRestore();
  closed.resolve();
  // The hooks and the handler, as far as they go, without another connection.
  await api.inject('/api/health');
}
