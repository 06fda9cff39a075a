import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { picture, png } from '../testing/uploads.ts';
import { checkSize } from './picture-limits.ts';

/** The header of a JPEG up to its first scan. */
function jpeg(marker: number, [width, height]: number[], inFirstScan: number, before = ''): Buffer {
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame[1] = marker;
  frame.writeUInt16BE(height ?? 0, 5);
  frame.writeUInt16BE(width ?? 0, 7);
  const scans = { 1: 'ffda0008010100003f00', 3: 'ffda000c03010002110311003f00' };
  const scan = Buffer.from(scans[inFirstScan === 1 ? 1 : 3], 'hex');
  return Buffer.concat([Buffer.from(`ffd8${before}`, 'hex'), frame, scan]);
}

const [baseline, progressive] = [0xc0, 0xc2];
const largestPhone = [12_000, 9_000];
const rotated = 'ffe1002245786966000049492a0008000000010012010300010000000600000000000000';

/** What `checkSize` says: the status and the limit in the sentence, or how it is encoded. */
async function verdict(source: Uint8Array): Promise<string> {
  return checkSize(source).then(
    ({ isLarge }) => (isLarge ? 'alone' : 'beside others'),
    ({ status, sentence }: { status: number; sentence: { values?: { megapixels: number } } }) =>
      `${status} ${sentence.values?.megapixels ?? ''}`,
  );
}

test.each([
  ['108 megapixels of a phone', jpeg(baseline, largestPhone, 3), 'beside others'],
  ['the same, upright', jpeg(baseline, largestPhone, 3, rotated), 'beside others'],
  ['one component per scan', jpeg(baseline, [4_000, 4_000], 1), 'alone'],
  ['one component per scan, larger', jpeg(baseline, largestPhone, 1), '413 16'],
  ['bytes between the segments', jpeg(baseline, largestPhone, 3, '0000'), 'beside others'],
  ['a marker without a length', jpeg(baseline, largestPhone, 3, 'ffd00002'), '413 16'],
  ['progressive', jpeg(progressive, [4_000, 4_000], 3), 'alone'],
  ['progressive, larger', jpeg(progressive, [4_900, 4_900], 3), '413 16'],
  ['30,000 × 30,000', jpeg(baseline, [30_000, 30_000], 3), '413 120'],
])('JPEG: %s', async (_name, source, expected) => {
  expect(await verdict(source)).toBe(expected);
});

test.each([
  ['12 megapixels', { width: 4_000, height: 3_000, colour: 'rgb' }, 'beside others'],
  ['40 megapixels', { width: 6_300, height: 6_300, colour: 'rgba' }, 'alone'],
  ['41 megapixels', { width: 6_400, height: 6_400, colour: 'rgba' }, '413 40'],
  ['16 bits', { width: 6_300, height: 6_300, colour: 'rgba', depth: 16 }, '413 20'],
  ['interlaced', { width: 5_100, height: 5_100, colour: 'rgba', isInterlaced: true }, '413 15'],
  [
    'interlaced, opaque',
    { width: 5_100, height: 5_100, colour: 'rgb', isInterlaced: true },
    'alone',
  ],
  [
    'interlaced, 16 bits',
    { width: 3_600, height: 3_600, colour: 'rgba', depth: 16, isInterlaced: true },
    '413 7',
  ],
  ['a strip', { width: 1, height: 30_000_000, colour: 'grey' }, '413 '],
  ['50,000 × 50,000', { width: 50_000, height: 50_000, colour: 'rgb' }, '413 53'],
] as const)('PNG: %s', async (_name, header, expected) => {
  expect(await verdict(png(header))).toBe(expected);
});

const webp = (made: Sharp) => made.webp({ effort: 0 }).toBuffer();

test.each([
  ['12 megapixels', () => webp(picture(4_000, 3_000)), 'alone'],
  ['27 megapixels', () => webp(picture(5_200, 5_200)), '413 25'],
  [
    'an animation',
    async () => {
      const first = await picture(3_600, 3_600).png().toBuffer();
      const second = await picture(3_600, 3_600).negate().png().toBuffer();
      return webp(sharp([first, second], { join: { animated: true } }));
    },
    '413 12',
  ],
])('WebP: %s', { timeout: 60_000 }, async (_name, make, expected) => {
  expect(await verdict(await make())).toBe(expected);
});
