import type { Scene } from '../../src/content/scenes.ts';
import { createRandom, type Random } from '../../src/random.ts';
import { createCanvas, type Canvas } from './canvas.ts';
import { palettes, type Palette } from './water.ts';

export type Stage = {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  width: number;
  height: number;
};
/** Draws one motif; the variants differ in palette, light and seed. */
export type Motif = (stage: Stage) => string;

const pictureSize = { width: 1440, height: 960 };

/** The SVG of a scene. */
export function drawScene(scene: Scene, motif: Motif): string {
  const random = createRandom(`scene ${scene.name}`);
  const canvas = createCanvas(pictureSize.width, pictureSize.height, random);
  const palette = palettes[scene.water];
  return canvas.toSvg(motif({ canvas, palette, random, ...pictureSize }));
}
