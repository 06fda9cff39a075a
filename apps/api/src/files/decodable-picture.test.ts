import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chunk, picture } from '../testing/uploads.ts';
import { decodable } from './decodable-picture.ts';
import { encodePicture } from './pictures.ts';

const png = await picture(40, 30).png().toBuffer();
/** Where chunks may stand: after the header. */
const afterHeader = 8 + 25;

function withChunks(chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

const packed = deflateSync(Buffer.alloc(100_000, 'a'));
const name = Buffer.from('Comment\0\0');

// Decoders unpack these although no pixel needs them.
test.each([
  ['zTXt', Buffer.concat([name, packed])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), packed])],
  ['tEXt', Buffer.from('Comment\0words')],
  ['acTL', Buffer.alloc(8)],
  ['vpAg', Buffer.alloc(9)],
])('a PNG loses its chunks of the type %s, and nothing else', async (type, data) => {
  const given = withChunks(Array.from({ length: 50 }, () => chunk(type, data)));
  const bytes = await decodable(given);
  expect(Buffer.from(bytes).equals(Buffer.from(await decodable(png)))).toBe(true);
  expect(await encodePicture('post', given)).toMatchObject({ width: 40, height: 30 });
});

test('a PNG keeps its first colour profile and orientation', async () => {
  const upright = await picture(40, 30).withMetadata({ orientation: 6 }).png().toBuffer();
  const once = Buffer.from(await decodable(upright));
  expect(once.includes('eXIf')).toBe(true);
  expect(await encodePicture('post', upright)).toMatchObject({ width: 30, height: 40 });
  const again = Buffer.from(
    await decodable(
      Buffer.concat([
        upright.subarray(0, -12),
        chunk('eXIf', Buffer.alloc(60_000)),
        upright.subarray(-12),
      ]),
    ),
  );
  expect(again.equals(once)).toBe(true);
});

test('a PNG that is cut off, or of thousands of parts, is refused', async () => {
  const cut = await sharp(png).resize(400, 300).png({ compressionLevel: 0 }).toBuffer();
  await expect(encodePicture('post', cut.subarray(0, 9_000))).rejects.toMatchObject({
    status: 422,
  });
  const parts = withChunks(Array.from({ length: 10_000 }, () => chunk('tEXt', Buffer.alloc(1))));
  await expect(encodePicture('post', parts)).rejects.toMatchObject({ status: 422 });
});

async function animation(frames: number): Promise<Buffer> {
  const pages = Array.from({ length: frames }, (_, at) =>
    picture(8 + (at % 2), 8)
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .webp()
    .toBuffer();
}

test('an animation is accepted, and refused with thousands of pictures before it is listed', async () => {
  const short = await animation(12);
  expect(await encodePicture('avatar', short)).toMatchObject({ height: 8 });
  const first = short.indexOf('ANMF');
  const frame = short.subarray(first, first + 8 + short.readUInt32LE(first + 4));
  const long = Buffer.concat([short, ...Array.from({ length: 1_000 }, () => frame)]);
  long.writeUInt32LE(long.length - 8, 4);
  const refusal = { status: 422, message: expect.stringContaining('1,000') };
  await expect(encodePicture('avatar', long)).rejects.toMatchObject({ status: 422 });
  await expect(decodable(long)).rejects.toMatchObject({ ...refusal, message: expect.anything() });
});

test('an animation whose frames are inside each other is refused before it is listed', async () => {
  const short = await animation(12);
  const first = short.indexOf('ANMF');
  const frame = short.subarray(first, first + 8 + short.readUInt32LE(first + 4));
  const nested = Buffer.concat(Array.from({ length: 1_001 }, () => frame));
  for (let at = 0; at < nested.length; at += frame.length) {
    nested.writeUInt32LE(nested.length - at - 8, at + 4);
  }
  const whole = Buffer.concat([short.subarray(0, first), nested]);
  whole.writeUInt32LE(whole.length - 8, 4);
  await expect(decodable(whole)).rejects.toMatchObject({ status: 422 });
});
