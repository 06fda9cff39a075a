import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { Duplex, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { networkMatcher } from './networks.ts';
import { type ConnectionLimits, defaultLimits, watchConnections } from './watch-connections.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

type Handler = (response: ServerResponse, path: string) => void;

/** Starts a watched server; `open` connects to it. */
async function serve(
  limits: Partial<ConnectionLimits>,
  answer: Handler,
  isProxy: (address: string) => boolean = () => false,
) {
  const server = createServer((request, response) => {
    const begin = () => answer(response, request.url ?? '');
    connections.enqueue({ request, response }, () => 'somebody', begin);
  });
  const connections = watchConnections(server, isProxy, { ...defaultLimits, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    connections.stop();
    server.closeAllConnections();
    server.close();
  });
  const open = async (request = ''): Promise<Socket> => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  };
  return { server, open };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** More than the kernel buffers. */
const largeBytes = 240 * 64 * 1024;
const large = () => Readable.from(Array(240).fill(Buffer.alloc(64 * 1024)));

test('pipelined requests are started one at a time and answered in order', async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const { open } = await serve({}, (response, path) => {
    begun.push(path);
    void gate.promise.then(() => response.end(path));
  });
  const last = 'GET /3 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const socket = await open(get('/1') + get('/2') + last);
  await expect.poll(() => begun).toEqual(['/1']);
  gate.resolve();
  expect(await text(socket)).toMatch(/\/1[^]*\/2[^]*\/3$/);
});

test('a pipelined request is not the work of the one before it', async () => {
  const work = new AsyncLocalStorage<string>();
  const begun: (string | undefined)[] = [];
  const { open } = await serve({}, (response, path) => {
    begun.push(work.getStore());
    work.run(path, () => setImmediate(() => response.end()));
  });
  await open(get('/1') + get('/2') + get('/3'));
  await expect.poll(() => begun).toEqual([undefined, undefined, undefined]);
});

test('a client that pipelines too many requests is disconnected', async () => {
  const begun: string[] = [];
  const { open } = await serve({}, (_response, path) => void begun.push(path));
  const socket = await open(get('/').repeat(100));
  socket.resume();
  await once(socket, 'close');
  expect(begun).toEqual(['/']);
});

const sendLarge: Handler = (response) => void large().pipe(response);

test('a response that is not read is closed', async () => {
  const { open } = await serve({ stallTimeoutMs: 90_000 }, sendLarge);
  const socket = (await open(get('/'))).pause();
  await vi.advanceTimersByTimeAsync(88_000);
  expect(socket.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(largeBytes);
});

/**
 * The server's end of a connection to a phone: a kernel with a buffer of 4 MB, which takes more when a third of it is
 * free. A real one depends on how busy the machine is.
 */
class PhoneSocket extends Duplex {
  readonly remoteAddress = '203.0.113.1';
  bytesWritten = 0;
  delivered = 0;
  readonly #buffer = 4 * 1024 * 1024;
  #goOn: (() => void) | undefined;

  get #buffered(): number {
    return this.bytesWritten - this.delivered;
  }

  setTimeout(): this {
    return this;
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    this.bytesWritten += bytes.length;
    if (this.#buffered < this.#buffer) done();
    else this.#goOn = done;
  }

  deliver(bytes: number): void {
    this.delivered += Math.min(bytes, this.#buffered);
    if (this.#buffered > (2 / 3) * this.#buffer) return;
    this.#goOn?.();
    this.#goOn = undefined;
  }
}

test('a response that is read at 20 kB/s arrives in full', async () => {
  const socket = new PhoneSocket();
  const { server } = await serve({}, sendLarge);
  server.emit('connection', socket);
  socket.push('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  while (!socket.destroyed && !socket.writableFinished) {
    socket.deliver(20_000);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(socket.writableFinished).toBe(true);
  expect(socket.bytesWritten).toBeGreaterThan(largeBytes);
});

test('above the limit per address a new connection replaces an idle one, or is refused when none is idle', async () => {
  const { open } = await serve({ maxPerAddress: 2 }, () => undefined);
  const [idle, busy] = [await open(), await open(get('/'))];
  const second = await open(get('/'));
  await once(idle.resume(), 'close');
  const refused = await open(get('/'));
  await once(refused.resume(), 'close');
  expect([busy.closed, second.closed]).toEqual([false, false]);
});

test('a proxy has a higher limit of connections', async () => {
  const answer: Handler = (response) => void response.end('answered');
  const limits = { maxPerAddress: 2, maxPerProxy: 4 };
  const { open } = await serve(limits, answer, networkMatcher(['loopback']));
  const first = await open();
  const sockets = await Promise.all([open(), open(), open(), open()]);
  await once(first.resume(), 'close');
  for (const socket of sockets) socket.write(get('/'));
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
});

/** Connects, sends a request and resets the connection, as often as it is told, and then says so. */
const resetClients = `
  const { connect } = require('node:net');
  const { workerData: { port, count, isDone } } = require('node:worker_threads');
  const reset = () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => {
        socket.once('close', resolve).resetAndDestroy();
      });
    });
  });
  Promise.all(Array.from({ length: count }, reset)).then(() => {
    Atomics.store(isDone, 0, 1);
    Atomics.notify(isDone, 0);
  });`;

test('a connection that was reset before it is accepted costs no request', async () => {
  const begun: string[] = [];
  const { open } = await serve({}, (response, path) => {
    begun.push(path);
    response.end();
  });
  const { remotePort: port } = await open();
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port, count: 50, isDone };
  const worker = new Worker(resetClients, { eval: true, workerData });
  onTestFinished(async () => void (await worker.terminate()));
  // This thread accepts nothing meanwhile.
  Atomics.wait(isDone, 0, 0);
  const socket = await open(get('/living'));
  await once(socket, 'readable');
  expect(begun).toEqual(['/living']);
});
