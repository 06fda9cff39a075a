import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { variantName, variantsOfKind } from '../../files/pictures.ts';
import { embeddedTest } from '../testing/engine-tests.ts';
import { type Lettering, openLettering } from './certificates/lettering.ts';
import { makeDemoData } from './demo-data.ts';
import { type Drawing, planFiles } from './demo-files.ts';

import { avatars, drawAvatar } from './pictures/avatars.ts';
import { drawScene } from './pictures/scene.ts';
import { scenes } from './pictures/scenes.ts';
import { type Rendered, renderDrawing } from './render-drawing.ts';
import type { CertificateCard } from './rows/certificates.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await openLettering();
});

const now = new Date('2026-11-21T12:00:00Z');
const data = makeDemoData(now, 'hash');
const files = planFiles(data);

/** The first thing of its kind that the demo draws. */
function drawingOf(type: Drawing['type']): Drawing {
  const file = files.find(({ drawing }) => drawing.type === type);
  if (!file) throw new Error(`The demo draws no ${type}`);
  return file.drawing;
}

function arabicCard(): CertificateCard {
  const certificate = data.certificates.find(({ card }) => card.language === 'ar');
  if (!certificate) throw new Error('The demo has no certificate in Arabic');
  return certificate.card;
}

/** Decodes every variant in full. */
async function expectDecodable({ variants }: Rendered): Promise<void> {
  for (const { bytes } of variants) {
    const { info } = await sharp(bytes, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(100);
  }
}

// Drawing knows nothing of the database: once is enough.
describe('drawings', () => {
  embeddedTest('every scene and avatar is drawn, and differently', () => {
    const drawn = [...scenes.map(drawScene), ...avatars.map(drawAvatar)];
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(scenes.length).toBeGreaterThanOrEqual(48);
    expect(avatars.length).toBeGreaterThanOrEqual(60);
  });

  embeddedTest(
    'a scene and an avatar come in every size that their kind is served in',
    async () => {
      const scene = await renderDrawing(drawingOf('scene'), lettering);
      const avatar = await renderDrawing(drawingOf('avatar'), lettering);
      const namesOf = ({ variants }: Rendered) => variants.map(({ name }) => name);
      expect(namesOf(scene)).toEqual(
        ['full' as const, ...variantsOfKind.post].map((size) => variantName[size]),
      );
      expect(namesOf(avatar)).toEqual(
        ['full' as const, ...variantsOfKind.avatar].map((size) => variantName[size]),
      );
      await expectDecodable(scene);
      await expectDecodable(avatar);
    },
  );

  embeddedTest('a certificate is a picture, or a PDF with a title', async () => {
    const card = { type: 'card' as const, card: arabicCard() };
    await expectDecodable(await renderDrawing({ ...card, as: 'picture' }, lettering));
    const { variants } = await renderDrawing({ ...card, as: 'pdf' }, lettering);
    const bytes = variants[0]?.bytes ?? new Uint8Array();
    expect((await fileTypeFromBuffer(bytes))?.mime).toBe('application/pdf');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Title');
  });

  embeddedTest('Arabic letters are joined and run from right to left', () => {
    const line = { x: 0, y: 0, size: 100, weight: 400, align: 'left' as const };
    // Joined, three letters are narrower than each on its own, and the first of them is the last drawn.
    const letters = ['ب', 'ح', 'ر'].map((letter) => widthOf(lettering.outline(letter, line)));
    const apart = letters.reduce((sum, width) => sum + width, 0);
    expect(widthOf(lettering.outline('بحر', line))).toBeLessThan(apart);
    const [beh = 0] = letters;
    expect(widthOf(lettering.outline('ب بحر', line))).toBeGreaterThan(beh);
  });
});

embeddedTest('every file of the demo has a drawing, and every drawing a file', () => {
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  const shown = new Set(
    files.flatMap(({ drawing }) => (drawing.type === 'scene' ? [drawing.scene.name] : [])),
  );
  expect(shown.size).toBe(scenes.length);
});

function widthOf(path: string): number {
  const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const x = numbers.filter((_, index) => index % 2 === 0);
  return Math.max(...x) - Math.min(...x);
}
