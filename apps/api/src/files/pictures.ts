import sharp, { type Sharp } from 'sharp';
import { Failure } from '../http/failure.ts';
import type { Turn } from '@buddyline/connections/work-queue';
import { createWorkQueue } from '../http/limits/work-queue.ts';
import { decodable } from './decodable-picture.ts';
import type { FileKind } from './file-kinds.ts';
import { checkSize, maxPixels } from './picture-limits.ts';
import { type PictureSize, variantName, variantsOfKind } from './picture-sizes.ts';
import type { Encoded } from './storage.ts';

/** Longest side of the full picture, px. */
const fullSide = 2560;
const cardWidth = 720;
/** WebP quality. Cards are shown on screens with two or more device pixels per CSS pixel, which hide finer detail. */
const cardQuality = 72;
const avatarSide = 192;
const shareCard = { width: 1200, height: 630 };
/** Pictures with a larger aspect ratio, beyond panoramas, are cropped to their middle. */
const maxAspectRatio = 8;

// Two pictures at once on one thread each, so that other cores stay free.
sharp.concurrency(1);
sharp.cache(false);
const enqueue = createWorkQueue(2, 20);
/** Large pictures wait here for each other first, so that one is encoded at a time, beside small ones. */
const enqueueLarge = createWorkQueue(1, 20);

/** The largest picture of a phone takes 4 s, on a busy machine three times as long. */
const maxDecodingSeconds = 60;

/** px. */
interface Sides {
  width: number;
  height: number;
}

export interface EncodedPicture extends Sides {
  variants: Encoded[];
}

/**
 * Re-encodes a picture in every size of its kind, upright and without EXIF or GPS data.
 * @param source path of a file, or its bytes
 * @throws Failure 413 for too large a picture, 422 for a damaged one, 503 when the queue is full
 */
export async function encodePicture(
  kind: FileKind,
  source: string | Uint8Array,
  turn?: Turn,
): Promise<EncodedPicture> {
  const check = async () => checkSize(await decodable(source));
  const { isLarge } = await enqueue(() => explained(check()), turn);
  const encodeOnce = async () => encode(kind, await decodable(source));
  const encodeInTurn = () => enqueue(() => explained(encodeOnce()), turn);
  return isLarge ? enqueueLarge(encodeInTurn, turn) : encodeInTurn();
}

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asFailure(error);
  }
}

async function encode(kind: FileKind, source: string | Uint8Array): Promise<EncodedPicture> {
  // Decoded once; every size is made from the full one.
  const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxDecodingSeconds })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const variants: Encoded[] = [{ name: variantName.full, bytes: data }];
  for (const size of variantsOfKind[kind]) {
    variants.push({ name: variantName[size], bytes: await resize(data, info, size) });
  }
  return { variants, width: info.width, height: info.height };
}

function resize(full: Uint8Array, sides: Sides, size: PictureSize): Promise<Uint8Array> {
  switch (size) {
    case 'avatar':
      return middleOf(full, sides)
        .resize(avatarSide, avatarSide, { fit: 'cover' })
        .webp()
        .toBuffer();
    case 'card':
      return (
        sharp(full)
          .resize({ width: cardWidth, withoutEnlargement: true })
          // The last step of effort takes fifty times as long for a noisy transparency, for 3 % fewer bytes.
          .webp({ quality: cardQuality, effort: 5 })
          .toBuffer()
      );
    case 'share':
      return middleOf(full, sides)
        .resize({ ...shareCard, fit: 'cover', position: 'attention' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}

/**
 * The picture, or the middle of an extremely long one: covering a square with 1 × 2560 px would first
 * enlarge it to gigapixels and block all uploads for minutes.
 */
function middleOf(full: Uint8Array, { width, height }: Sides): Sharp {
  const most = maxAspectRatio * Math.min(width, height);
  if (Math.max(width, height) <= most) return sharp(full);
  const cut = { width: Math.min(width, most), height: Math.min(height, most) };
  const left = Math.floor((width - cut.width) / 2);
  const top = Math.floor((height - cut.height) / 2);
  return sharp(full).extract({ left, top, ...cut });
}

const sentences = {
  damaged: /*i18n*/ {
    id: 'api.files.damaged',
    message: 'The picture is damaged and cannot be read.',
  },
  slow: /*i18n*/ {
    id: 'api.files.slow',
    message:
      'The picture takes too long to be read. Save it again in another program, and send that.',
  },
};

function asFailure(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof Failure || 'code' in cause) return cause;
  const why = cause.message.startsWith('timeout') ? 'slow' : 'damaged';
  return new Failure(422, sentences[why], { cause });
}
