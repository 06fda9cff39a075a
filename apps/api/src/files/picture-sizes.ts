import type { FileKind } from './file-kinds.ts';

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
