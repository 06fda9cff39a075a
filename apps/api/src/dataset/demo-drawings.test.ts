import { makeDemo, readDrawing } from '@buddyline/demo-data/demo';
import sharp from 'sharp';
import { expect } from 'vitest';
import { embeddedTest } from '../db/testing/engine-tests.ts';
import type { FileKind } from '../files/file-kinds.ts';
import { encodePicture } from '../files/pictures.ts';
import type { Encoded } from '../files/storage.ts';

const { files } = makeDemo({ now: new Date(), adminPasswordHash: '-' });

/** The distinct drawings of the files of a kind. */
function drawingsOf(kind: FileKind) {
  const names = files.filter(({ row }) => row.kind === kind).map(({ drawing }) => drawing);
  return Promise.all([...new Set(names)].map(readDrawing));
}

/** Format and size of pictures, by their name in the storage. */
async function formsOf(variants: readonly Encoded[]): Promise<Record<string, string>> {
  const forms = variants.map(async ({ name, bytes }) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return [name, `${format} ${width} × ${height}`] as const;
  });
  return Object.fromEntries(await Promise.all(forms));
}

embeddedTest.each(['post', 'avatar', 'certificate'] as const)(
  'a picture of the kind %s is kept in the sizes that an upload is',
  async (kind) => {
    const drawn = (await drawingsOf(kind)).find((one) => one.contentType === 'image/webp');
    const whole = drawn?.variants[0]?.bytes ?? Buffer.alloc(0);
    const { variants, ...sides } = await encodePicture(kind, whole);
    expect(drawn).toMatchObject(sides);
    expect(await formsOf(drawn?.variants ?? [])).toEqual(await formsOf(variants));
  },
);

embeddedTest('every certificate is a whole document', async () => {
  const drawn = await drawingsOf('certificate');
  const documents = drawn.filter((one) => one.contentType === 'application/pdf');
  expect(documents.length).toBeGreaterThan(80);
  for (const { variants } of documents) {
    expect(variants.map(({ name }) => name)).toEqual(['document.pdf']);
    const text = Buffer.from(variants[0]?.bytes ?? []).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.\d\n/);
    expect(text.trimEnd()).toMatch(/%%EOF$/);
  }
});
