import sharp, { type Sharp } from 'sharp';
import { Failure } from '../http/failure.ts';
import { createWorkQueue, type Turn } from '../http/limits/work-queue.ts';
import type { FileKind } from './file-kinds.ts';
import type { Variant } from './storage.ts';

/** Sizes of `GET /files/{id}?size=` beside the full picture; each kind has those it needs. */
export const pictureSizes = ['avatar', 'card', 'share'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const variantsOfKind: Record<FileKind, readonly PictureSize[]> = {
  avatar: ['avatar', 'card'],
  post: ['card', 'share'],
  certificate: [],
};

/** Object name of a size; the share card is JPEG because some link previews require it. */
export const variantName: Record<PictureSize | 'full' | 'document', string> = {
  full: 'full.webp',
  avatar: 'avatar.webp',
  card: 'card.webp',
  share: 'share.jpg',
  document: 'document.pdf',
};

/** Longest side of the full picture, px. */
const fullSide = 2560;
const cardWidth = 720;
/** WebP quality. Cards are shown on screens with two or more device pixels per CSS pixel, which hide finer detail. */
const cardQuality = 72;
const avatarSide = 192;
const shareCard = { width: 1200, height: 630 };
/** Pictures with a larger aspect ratio, beyond panoramas, are cropped to their middle. */
const maxAspectRatio = 8;

/** A 31 kB PNG can decode to gigabytes; phone cameras take fewer than 40 megapixels. */
const limitInputPixels = 40e6;

// Two pictures at once on one thread each, so that other cores stay free.
sharp.concurrency(1);
sharp.cache(false);
const enqueue = createWorkQueue(2, 20);

/** px. */
interface Sides {
  width: number;
  height: number;
}

export interface EncodedPicture extends Sides {
  variants: Variant[];
}

/**
 * Re-encodes a picture in every size of its kind, upright and without EXIF or GPS data.
 * @param source path of a file, or its bytes
 * @throws Failure 413 for too many pixels, 422 for a damaged picture, 503 when the queue is full
 */
export async function encodePicture(
  kind: FileKind,
  source: string | Uint8Array,
  turn?: Turn,
): Promise<EncodedPicture> {
  return enqueue(async () => {
    try {
      return await encode(kind, source);
    } catch (error) {
      throw asFailure(error);
    }
  }, turn);
}

async function encode(kind: FileKind, source: string | Uint8Array): Promise<EncodedPicture> {
  // Decoded once; every size is made from the full one.
  const { data, info } = await sharp(source, { limitInputPixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  const variants: Variant[] = [{ name: variantName.full, bytes: data }];
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
      return sharp(full)
        .resize({ width: cardWidth, withoutEnlargement: true })
        .webp({ quality: cardQuality, effort: 6 })
        .toBuffer();
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

function asFailure(cause: unknown): unknown {
  if (!(cause instanceof Error) || 'code' in cause) return cause;
  if (cause.message.includes('pixel limit')) {
    return new Failure(
      413,
      /*i18n*/ { id: 'api.files.too-many-pixels', message: 'The picture has too many pixels.' },
      { cause },
    );
  }
  return new Failure(
    422,
    /*i18n*/ { id: 'api.files.damaged', message: 'The picture is damaged and cannot be read.' },
    { cause },
  );
}
