import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { paced, pacedBytes, streamsPerTurn } from './paced-delivery.ts';

const chunk = Buffer.alloc(64 * 1024);

test('of 100 streams, at most two pass a chunk on in a turn of the event loop, each as often as the others', async () => {
  const passed = Array.from({ length: 100 }, () => 0);
  const streams = passed.map((_, index) => {
    const stream = paced(Readable.from(Array(4).fill(chunk), { objectMode: false }));
    stream.on('data', () => {
      passed[index] = (passed[index] ?? 0) + 1;
    });
    return once(stream, 'end');
  });
  const all = Promise.all(streams).then(() => true);
  let before = 0;
  for (let isDone = false; !isDone; isDone = await Promise.race([all, nextTurn(false)])) {
    const total = passed.reduce((sum, count) => sum + count, 0);
    expect(total - before).toBeLessThanOrEqual(streamsPerTurn);
    expect(Math.max(...passed) - Math.min(...passed)).toBeLessThanOrEqual(1);
    before = total;
  }
  expect(new Set(passed)).toEqual(new Set([4]));
});

test('a stream that nobody reads takes no turns', async () => {
  let read = 0;
  const endless = new Readable({
    read() {
      read += 1;
      this.push(chunk);
    },
  });
  const stream = paced(endless);
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  expect(read).toBeLessThanOrEqual(4);
  stream.destroy();
});

test('the bytes are the same, in small and in large pieces', async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `row ${index}\n`);
  expect(await text(paced(Readable.from(words)))).toBe(words.join(''));
  const large = [Buffer.alloc(1_000_000, 'a'), Buffer.alloc(10, 'b')];
  expect(await buffer(paced(Readable.from(large)))).toEqual(Buffer.concat(large));
  const document = Buffer.from(words.join(''));
  expect(await buffer(pacedBytes(document))).toEqual(document);
});

test('an error of the source reaches the reader, and a reader who leaves ends the source', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('broken')) });
  await expect(text(paced(broken))).rejects.toThrow('broken');
  const source = new Readable({ read() {} });
  const closed = new Promise((resolve) => source.once('close', resolve));
  paced(source).destroy();
  await closed;
});

test('each stream is read as the work of its own request, whoever takes turns with it', async () => {
  const work = new AsyncLocalStorage<number>();
  const readAs: (number | undefined)[][] = [];
  const streams = Array.from({ length: 5 }, (_, request) => {
    const own: (number | undefined)[] = [];
    readAs.push(own);
    const source = function* () {
      for (let at = 0; at < 20; at += 1) {
        own.push(work.getStore());
        yield chunk;
      }
    };
    return work.run(request, () => {
      const stream = paced(Readable.from(source(), { objectMode: false }));
      return once(stream.resume(), 'end');
    });
  });
  await Promise.all(streams);
  expect(readAs).toEqual(streams.map((_, request) => Array(20).fill(request)));
});
