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
