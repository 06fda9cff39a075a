import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { FileKind } from '../../files/file-kinds.ts';
import {
  cardQuality,
  cardWidth,
  type PictureSize,
  variantName,
  variantsOfKind,
} from '../../files/pictures.ts';
import type { Variant } from '../../files/storage.ts';
import { cardSvg, drawCard } from './certificates/card-drawing.ts';
import { cardPdf } from './certificates/card-pdf.ts';
import type { Lettering } from './certificates/lettering.ts';
import type { Drawing } from './demo-files.ts';
import { drawAvatar } from './pictures/avatars.ts';
import { drawScene } from './pictures/scene.ts';

/** A drawing in every form that the storage keeps of its kind. */
export type Rendered = {
  contentType: string;
  width: number | null;
  height: number | null;
  variants: Variant[];
};

/** Width in px of the whole picture. */
const fullWidth = { post: 1200, avatar: 320, certificate: 1010 } satisfies Record<FileKind, number>;

export type Draw = (drawing: Drawing, lettering: Lettering) => Promise<Rendered>;

export async function renderDrawing(drawing: Drawing, lettering: Lettering): Promise<Rendered> {
  switch (drawing.type) {
    case 'scene':
      return renderPicture('post', drawScene(drawing.scene));
    case 'avatar':
      return renderPicture('avatar', drawAvatar(drawing.avatar));
    case 'card': {
      const shapes = drawCard(drawing.card, lettering);
      if (drawing.as === 'picture') return renderPicture('certificate', cardSvg(shapes));
      const bytes = await cardPdf(drawing.card, shapes);
      const variants = [{ name: variantName.document, bytes }];
      return { contentType: 'application/pdf', width: null, height: null, variants };
    }
  }
}

async function renderPicture(kind: FileKind, svg: string): Promise<Rendered> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: fullWidth[kind] },
    // Texts are outlines: looking for fonts would only take time.
    font: { loadSystemFonts: false },
  });
  const { width, height, pixels } = drawn;
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  // Uploads take libvips' usual effort; here the first start must not wait for the last kilobyte.
  const full = await picture().webp({ quality: 80, effort: 1 }).toBuffer();
  const variants: Variant[] = [{ name: variantName.full, bytes: full }];
  for (const size of variantsOfKind[kind]) {
    variants.push({ name: variantName[size], bytes: await resized(picture(), size).toBuffer() });
  }
  return { contentType: 'image/webp', width, height, variants };
}

/** The sizes of an upload, without its search for the most interesting part. */
function resized(picture: Sharp, size: PictureSize): Sharp {
  switch (size) {
    case 'avatar':
      return picture.resize(192, 192).webp({ effort: 1 });
    case 'card':
      return picture
        .resize({ width: cardWidth, withoutEnlargement: true })
        .webp({ quality: cardQuality, effort: 2 });
    case 'share':
      return picture.resize(1200, 630, { fit: 'cover' }).jpeg({ quality: 80 });
  }
}
