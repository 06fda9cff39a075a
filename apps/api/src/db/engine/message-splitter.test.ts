import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageSplitter } from './message-splitter.ts';

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const startup = message('', 'user\0postgres\0');
const extended = ['P', 'B', 'D', 'E'].map((type) => message(type, 'select 1'));
const requests = [
  startup,
  message('Q', 'begin'),
  Buffer.concat([...extended, message('S', '')]),
  Buffer.concat([...extended, message('H', '')]),
];
const stream = Buffer.concat([...requests, message('X', '')]);

test('requests are split at the points where the server answers, however the bytes arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (sizes) => {
      const splitter = new MessageSplitter();
      const found = [];
      let rest = stream;
      for (const size of sizes) {
        found.push(...splitter.split(rest.subarray(0, size)));
        rest = rest.subarray(size);
      }
      found.push(...splitter.split(rest));
      expect(found).toEqual([...requests, 'terminate']);
    }),
  );
});
