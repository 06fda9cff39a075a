import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { Failure } from '../http/failure.ts';
import { isOneScan, type ReadAt } from './jpeg-scans.ts';

/** Phone cameras take up to 108 megapixels; a 31 kB PNG can decode to gigabytes. */
export const maxPixels = 120e6;
/** px. A strip of 1 × 30,000,000 px takes 10 s. */
const maxSide = 65_500;
/** Bytes of a picture that is decoded row by row, which bounds the time. */
const maxStreamed = 160e6;
/** Bytes that the decoder keeps at once of a picture that it cannot decode row by row, beside what encoding it takes. */
const maxHeld = { opaque: 100e6, transparent: 60e6 };
/** Bytes above which a picture is encoded alone. */
const largeFrom = 64e6;

/** px, the most that is encoded as WebP; and the bytes that this takes for each, as measured. */
const encodedPixels = 2560 ** 2;
const encodingBytes = { opaque: 9, transparent: 20 };

const sentences = {
  pixels: /*i18n*/ {
    id: 'api.files.too-many-pixels',
    message:
      'The picture has too many pixels: one of its kind may have up to {megapixels} megapixels. Make it smaller, and send it again.',
  },
  side: /*i18n*/ {
    id: 'api.files.too-long-side',
    message:
      'The picture is too long: each side may have up to 65,500 pixels. Make it smaller, and send it again.',
  },
};

/**
 * Reads the header of a picture and refuses one whose decoding would need too much memory or time.
 * @param source path of a file, or its bytes
 * @returns whether it needs so much memory that it has to be encoded alone
 * @throws Failure 413
 */
export async function checkSize(source: string | Uint8Array): Promise<{ isLarge: boolean }> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  const { width, height } = metadata;
  if (Math.max(width, height) > maxSide) throw new Failure(413, sentences.side);
  const pixels = width * height;
  const isHeld = await isDecodedAtOnce(metadata, source);
  const most = mostPixels(metadata, isHeld);
  if (pixels > most) throw tooManyPixels(most);
  const held = isHeld ? pixels * bytesPerPixel(metadata) : 0;
  const encoding = Math.min(pixels, encodedPixels) * encodingBytes[kindOf(metadata)];
  return { isLarge: held + encoding > largeFrom };
}

const kindOf = ({ hasAlpha }: Metadata) => (hasAlpha ? 'transparent' : 'opaque');

function mostPixels(metadata: Metadata, isHeld: boolean): number {
  if (isHeld) return maxHeld[kindOf(metadata)] / bytesPerPixel(metadata);
  // Shrunk while it is decoded.
  if (metadata.format === 'jpeg') return maxPixels;
  return Math.min(maxPixels, maxStreamed / bytesPerPixel(metadata));
}

/** Interlaced rows, and the scans of a progressive JPEG, are complete only at the end of the file. */
async function isDecodedAtOnce(
  { format, isProgressive }: Metadata,
  source: string | Uint8Array,
): Promise<boolean> {
  if (format === 'webp' || isProgressive) return true;
  return format === 'jpeg' && !(await readWith(source, isOneScan));
}

/** Memory of a pixel: in a JPEG that of its coefficients, of two bytes each, otherwise that of the decoded pixel. */
function bytesPerPixel({ format, channels, depth, pages }: Metadata): number {
  // Not fewer for '4:2:0', which libvips also calls pictures of which one component alone is halved.
  if (format === 'jpeg') return 2 * channels;
  // The decoder of an animation keeps two of its pictures, even to decode only the first.
  if (format === 'webp') return pages === undefined || pages === 1 ? 4 : 8;
  return channels * (depth === 'ushort' ? 2 : 1);
}

async function readWith<Result>(
  source: string | Uint8Array,
  read: (readAt: ReadAt) => Promise<Result>,
): Promise<Result> {
  if (typeof source !== 'string') {
    return read((position, length) =>
      Promise.resolve(Buffer.from(source.subarray(position, position + length))),
    );
  }
  await using file = await open(source);
  return await read(async (position, length) => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
    return buffer.subarray(0, bytesRead);
  });
}

function tooManyPixels(most: number): Failure {
  return new Failure(413, { ...sentences.pixels, values: { megapixels: Math.floor(most / 1e6) } });
}
