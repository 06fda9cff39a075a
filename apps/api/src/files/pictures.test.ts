import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from '../testing/uploads.ts';
import { encodePicture } from './pictures.ts';

// Without cropping first, each of these would take a minute or more.
test.each([
  { kind: 'post', name: 'share.jpg', size: { width: 1200, height: 630 }, sides: [40_000, 1] },
  { kind: 'avatar', name: 'avatar.webp', size: { width: 192, height: 192 }, sides: [1, 40_000] },
] as const)(
  '$name is cropped from the middle of $sides px',
  async ({ kind, name, size, sides }) => {
    const strip = await picture(...sides)
      .png()
      .toBuffer();
    const { variants } = await encodePicture(kind, strip);
    const cut = variants.find((variant) => variant.name === name);
    expect(await sharp(cut?.bytes).metadata()).toMatchObject(size);
  },
);

/** The places of a JPEG's segments, before its scan. */
function segmentsOf(jpeg: Buffer): number[] {
  const places = [2];
  for (let at = 2; jpeg[at + 1] !== 0xda;) {
    at += 2 + jpeg.readUInt16BE(at + 2);
    places.push(at);
  }
  return places;
}

function withBytesAt(jpeg: Buffer, at: number, bytes: number[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
}

const photo = await picture(64, 48).jpeg().toBuffer();
const places = segmentsOf(photo);
const scan = places.at(-1) ?? 0;
const spectrum = scan + 2 + photo.readUInt16BE(scan + 2) - 3;

// What phones and cameras write; programs that show pictures only note it.
test.each([
  ...places.map((at): [string, Buffer] => [
    `stray bytes at ${at}`,
    withBytesAt(photo, at, [0, 0, 0]),
  ]),
  ['other stray bytes', withBytesAt(photo, scan, [1, 2, 3, 4, 5])],
  ['bytes that fill up', withBytesAt(photo, scan, [0xff, 0xff])],
  [
    'a header of the scan with zeros, as Samsung writes it',
    Buffer.from(photo).fill(0, spectrum + 1, spectrum + 3),
  ],
  ['bytes after its end', Buffer.concat([photo, Buffer.from('SEFT'.repeat(9))])],
])('a JPEG with %s is accepted', async (_what, bytes) => {
  expect(await encodePicture('post', bytes)).toMatchObject({ width: 64, height: 48 });
});

test('a large photo with stray bytes is decoded row by row, as one without is', async () => {
  const large = await picture(8_000, 6_000).jpeg().toBuffer();
  const bytes = withBytesAt(large, segmentsOf(large).at(-1) ?? 0, [0, 0, 0]);
  expect(await encodePicture('post', bytes)).toMatchObject({ width: 2_560, height: 1_920 });
});

test.each([0.5, 0.9, 0.99])('%d of a JPEG is damaged', async (share) => {
  const detailed = await sharp(randomBytes(300 * 200 * 3), {
    raw: { width: 300, height: 200, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  const cut = detailed.subarray(0, share * detailed.length);
  await expect(encodePicture('post', cut)).rejects.toMatchObject({ status: 422 });
});

test('a noisy transparency takes little more work than the same noise without it', async () => {
  const side = 800;
  const work = async (channels: 3 | 4) => {
    const raw = { width: side, height: side, channels };
    const source = await sharp(randomBytes(side * side * channels), { raw })
      .png()
      .toBuffer();
    const before = process.cpuUsage();
    await encodePicture('post', source);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const opaque = await work(3);
  expect(await work(4)).toBeLessThan(8 * opaque);
});
