import { open, readFile } from 'node:fs/promises';
import { Failure } from '../http/failure.ts';

/**
 * Chunks of a PNG that its pixels need. Its decoder also unpacks texts, each a thousand times larger than in the file:
 * a picture of one pixel and 771 kB took 3 GB.
 */
const keptOfPng = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'IDAT', 'IEND'];
/** The colour profile, and the orientation. Of each the first one. */
const keptOnce = ['iCCP', 'eXIf'];
/** Encoders that write the smallest parts have one for 8 kB. */
const maxPngChunks = 10_000;
/** The time to list the pictures of an animation is quadratic: 99,000 of them take 40 s, a thousand 10 ms. */
const maxWebpParts = 1_000;

const sentences = {
  chunks: /*i18n*/ {
    id: 'api.files.too-many-parts',
    message:
      'The picture has too many parts to be read. Save it again in another program, and send that.',
  },
  frames: /*i18n*/ {
    id: 'api.files.too-many-frames',
    message:
      'The animation has too many pictures: at most {max, number}. Send a shorter one, or a single picture.',
  },
};

/**
 * The picture without what decoding it would need memory or time for beyond its pixels. Its chunks are only passed
 * over, so this takes as long as reading the file.
 * @param source path of a file, or its bytes
 * @throws Failure 422
 */
export async function decodable(source: string | Uint8Array): Promise<string | Uint8Array> {
  const head = await beginning(source);
  if (head.toString('latin1', 1, 4) === 'PNG') return pixelsOf(await bytesOf(source));
  if (head.toString('latin1', 8, 12) !== 'WEBP') return source;
  checkParts(await bytesOf(source));
  return source;
}

async function beginning(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source !== 'string') return Buffer.from(source.subarray(0, 12));
  await using file = await open(source);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(12), position: 0 });
  return buffer.subarray(0, bytesRead);
}

async function bytesOf(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source === 'string') return readFile(source);
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
}

/** A chunk of a PNG: length, type, data and checksum. One that is cut off reaches to the end. */
function pixelsOf(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  const seen = new Set<string>();
  let passed = 0;
  for (let at = 8; at + 8 <= png.length; passed += 1) {
    if (passed === maxPngChunks) throw new Failure(422, sentences.chunks);
    const type = png.toString('latin1', at + 4, at + 8);
    const end = at + 12 + png.readUInt32BE(at);
    const isFirst = keptOnce.includes(type) && !seen.has(type);
    seen.add(type);
    if (isFirst || keptOfPng.includes(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function checkParts(webp: Buffer): void {
  const parts = Math.max(chunksOf(webp), framesOf(webp));
  if (parts > maxWebpParts) {
    throw new Failure(422, { ...sentences.frames, values: { max: maxWebpParts } });
  }
}

/** A chunk of a RIFF: type, length, data and a byte that fills up. */
function chunksOf(webp: Buffer): number {
  let passed = 0;
  for (let at = 12; at + 8 <= webp.length && passed <= maxWebpParts; passed += 1) {
    const length = webp.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return passed;
}

/**
 * Frames by their name, wherever it stands: the decoder goes on after the picture of a frame, not where the frame says
 * that it ends, so frames can be inside each other.
 */
function framesOf(webp: Buffer): number {
  let frames = 0;
  let at = webp.indexOf('ANMF');
  for (; at !== -1 && frames <= maxWebpParts; frames += 1) at = webp.indexOf('ANMF', at + 4);
  return frames;
}
