import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { drained } from './drained.ts';

async function openSocket(): Promise<{ near: Socket; far: Socket }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [near] = await once(server, 'connection');
  onTestFinished(() => {
    far.destroy();
    near.destroy();
    server.close();
  });
  return { near, far };
}

const megabytes = Buffer.alloc(8_000_000);

test('waits until the reader has read, and leaves no listeners', async () => {
  const { near, far } = await openSocket();
  const before = near.listenerCount('close');
  for (let n = 0; n < 20; n += 1) {
    near.write(megabytes);
    const waiting = drained(near);
    far.resume();
    await waiting;
    expect(near.writableNeedDrain).toBe(false);
  }
  expect([near.listenerCount('close'), near.listenerCount('drain')]).toEqual([before, 0]);
});

test('ends when the reader is gone, also when it was gone before', async () => {
  const { near, far } = await openSocket();
  near.on('error', () => undefined);
  near.write(megabytes);
  const waiting = drained(near);
  far.destroy();
  await waiting;
  await drained(near);
});
