import { createRandom, type Random } from '../random.ts';
import { createCanvas, type Canvas } from './canvas.ts';
import { palettes, type Palette, type PaletteName } from './water.ts';

/** What a picture shows; posts choose pictures by it. */
export const sceneThemes = [
  'reef',
  'turtle',
  'wreck',
  'shark',
  'manta',
  'cave',
  'cold',
  'night',
  'freedive',
  'boat',
  'macro',
  'divers',
  'pelagic',
] as const;
export type SceneTheme = (typeof sceneThemes)[number];

export type Stage = {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  width: number;
  height: number;
};
/** Draws one motif; the variants differ in palette, light and seed. */
export type Motif = (stage: Stage) => string;

export type Scene = {
  name: string;
  theme: SceneTheme;
  palette: PaletteName;
  motif: Motif;
};

const pictureSize = { width: 1440, height: 960 };

/** The SVG of a scene. */
export function drawScene(scene: Scene): string {
  const random = createRandom(`scene ${scene.name}`);
  const canvas = createCanvas(pictureSize.width, pictureSize.height, random);
  const palette = palettes[scene.palette];
  return canvas.toSvg(scene.motif({ canvas, palette, random, ...pictureSize }));
}
