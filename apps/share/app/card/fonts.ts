import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { buildDir } from '../build-dir.ts';
import { fontNames } from './font-names.ts';

const folder = join(buildDir, 'fonts');

const weights = { regular: 400, strong: 600 };
export type Weight = keyof typeof weights;

/** One font per script for each weight, the most likely script first. */
export type Fonts = Record<Weight, Font[]>;

export async function openFonts(): Promise<Fonts> {
  const fonts = await Promise.all(fontNames.map(openFont));
  const varied = (weight: Weight) =>
    fonts.map((font) => font.getVariation({ wght: weights[weight] }));
  return { regular: varied('regular'), strong: varied('strong') };
}

async function openFont(name: string): Promise<Font> {
  const font = create(await readFile(join(folder, `${name}.ttf`)));
  if ('fonts' in font) throw new Error(`${name} holds more than one font`);
  return font;
}

export function hasLetters(font: Font, text: string): boolean {
  return Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}
