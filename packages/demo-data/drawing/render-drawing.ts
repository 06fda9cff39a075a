import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { StoredDrawing } from '../src/stored-drawings.ts';
import { cardPdf } from './certificates/card-pdf.ts';
import type { Drawing, PictureKind } from './drawings.ts';

/** A smaller size of a picture, with its name in the API's storage. */
type Size = 'avatar.webp' | 'card.webp' | 'share.jpg';

/** Full width in px, and the other sizes that the API serves for this kind of picture. */
const pictures: Record<PictureKind, { width: number; sizes: readonly Size[] }> = {
  scene: { width: 1200, sizes: ['card.webp', 'share.jpg'] },
  avatar: { width: 320, sizes: ['avatar.webp', 'card.webp'] },
  card: { width: 1010, sizes: [] },
};

export async function renderDrawing(drawing: Drawing): Promise<StoredDrawing> {
  if (drawing.type !== 'document') return renderPicture(drawing.type, drawing.svg);
  const bytes = await cardPdf(drawing.card, drawing.shapes);
  const variants = [{ name: 'document.pdf', bytes }];
  return { contentType: 'application/pdf', width: null, height: null, variants };
}

async function renderPicture(kind: PictureKind, svg: string): Promise<StoredDrawing> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: pictures[kind].width },
    // Texts are outlines, so fonts are not needed.
    font: { loadSystemFonts: false },
  });
  const { width, height, pixels } = drawn;
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  const variants = [
    { name: 'full.webp', bytes: await picture().webp({ quality: 75, effort: 6 }).toBuffer() },
  ];
  for (const name of pictures[kind].sizes) {
    variants.push({ name, bytes: await resized(picture(), name).toBuffer() });
  }
  return { contentType: 'image/webp', width, height, variants };
}

/** As the API resizes uploads, but without detecting the most interesting part. */
function resized(picture: Sharp, size: Size): Sharp {
  switch (size) {
    case 'avatar.webp':
      return picture.resize(192, 192).webp({ effort: 6 });
    case 'card.webp':
      return picture
        .resize({ width: 720, withoutEnlargement: true })
        .webp({ quality: 72, effort: 6 });
    case 'share.jpg':
      return picture.resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 65, mozjpeg: true });
  }
}
