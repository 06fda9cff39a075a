import { once } from 'node:events';
import { Agent, type IncomingMessage, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeIdleLater } from './idle-connections.ts';

test('a request on an idle connection is answered after the server stops listening', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (): Promise<number | undefined> => {
    const [response]: IncomingMessage[] = await once(request({ port, agent }).end(), 'response');
    response?.resume();
    await once(response ?? server, 'end');
    return response?.statusCode;
  };
  expect(await ask()).toBe(200);

  const timer = closeIdleLater(server);
  const closed = once(server, 'close');
  server.close();
  // On the idle connection, because the server accepts no new ones.
  expect(await ask()).toBe(200);
  vi.advanceTimersByTime(1_100);
  await closed;
  clearInterval(timer);
});
