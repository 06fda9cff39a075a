import { place } from './canvas.ts';
import { diver, kits } from './divers.ts';
import { reefRidge } from './reef.ts';
import type { Stage } from './scene.ts';
import { bubbles, ripples, shafts, snow, vignette, water } from './water.ts';

/** Parts shared by most motifs: background, foreground, far reefs, and a diver with bubbles. */

export function open({ canvas, palette }: Stage, lightX = 0.5, strength = 0.3): string {
  const light = ripples(canvas, palette, lightX) + shafts(canvas, palette, lightX, strength);
  return water(canvas, palette, lightX) + light;
}

export function finish({ canvas, palette }: Stage): string {
  return snow(canvas, palette) + vignette(canvas);
}

export function farReefs({ canvas, palette }: Stage, slope: -1 | 1): string {
  const other = slope === 1 ? -1 : 1;
  return (
    reefRidge(canvas, palette, { level: 0.6, far: 0.88, slope, cover: 0.7 }) +
    reefRidge(canvas, palette, { level: 0.7, far: 0.62, slope: other })
  );
}

type Spot = { x: number; y: number; scale: number; far: number; mirrored?: boolean; turn?: number };

export function swimmer(
  stage: Stage,
  at: Spot,
  held: { torch?: boolean; camera?: boolean } = {},
): string {
  const { canvas, palette, random } = stage;
  const shape = diver(canvas, palette, { kit: random.pick(kits), far: at.far, ...held });
  const mouth = { x: at.x + (at.mirrored ? -1 : 1) * 128 * at.scale, y: at.y - 34 * at.scale };
  const rise = Math.min(mouth.y, 330 * at.scale + 120);
  return bubbles(canvas, { ...mouth, rise }) + place(shape, at);
}
