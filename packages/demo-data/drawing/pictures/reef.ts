import { mix, n, smoothPath, type Canvas } from './canvas.ts';
import { growth, growthKinds, type GrowthKind } from './corals.ts';
import type { Palette } from './water.ts';

type Ridge = {
  /** Height of the crest as a share of the picture, 0 at the top. */
  level: number;
  /** 0 = close to the camera, 1 = hidden by haze. */
  far: number;
  /** Raises the crest towards one side: −1 start, 1 end, 0 level, 2 both sides. */
  slope?: -1 | 0 | 1 | 2;
  /** Density of growth; 1 is a healthy reef. */
  cover?: number;
  kinds?: readonly GrowthKind[];
};

/** A reef ridge with its growth; near ridges are darker, far ones fade into the water. */
export function reefRidge(canvas: Canvas, palette: Palette, ridge: Ridge): string {
  const crest = crestLine(canvas, ridge);
  const { width, height } = canvas;
  const rock = mix(mix(palette.floor, '#1a1420', 0.35), palette.haze, ridge.far * 0.9);
  const fill = canvas.linear([
    [0, mix(rock, palette.haze, 0.34)],
    [0.4, rock],
    [1, mix(rock, '#020a16', 0.45 * (1 - ridge.far))],
  ]);
  const body = `<path d="${smoothPath(crest)}L${width + 20},${height + 10}L-20,${height + 10}Z" fill="${fill}"/>`;
  const behind = garden(canvas, palette, ridge, crest, -4);
  const before = ridge.far < 0.5 ? garden(canvas, palette, ridge, crest, 46) : '';
  return `${behind}${body}${rubble(canvas, rock, crest, ridge)}${before}`;
}

function crestLine({ random, width, height }: Canvas, ridge: Ridge) {
  const steps = 26;
  const phase = random.between(0, 6);
  const rough = 0.05 + (1 - ridge.far) * 0.035;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const wave = Math.sin(share * 6 + phase) * 0.5 + Math.sin(share * 15 + phase * 2) * 0.28;
    const bump = wave + random.between(-0.35, 0.35);
    const y = ridge.level + bump * rough + sideLift(share, ridge.slope ?? 0);
    return [-20 + share * (width + 40), y * height] as const;
  });
}

function sideLift(share: number, slope: -1 | 0 | 1 | 2): number {
  const edge = slope === 2 ? Math.abs(share - 0.5) * 2 : slope < 0 ? 1 - share : share;
  return slope === 0 ? 0 : -(edge ** 2.2) * 0.34 + 0.06;
}

function garden(
  canvas: Canvas,
  palette: Palette,
  ridge: Ridge,
  crest: readonly (readonly [number, number])[],
  lower: number,
): string {
  const { random } = canvas;
  const size = 1.5 - ridge.far * 1.15;
  const count = Math.round(26 * (ridge.cover ?? 1) * (0.7 + ridge.far * 0.5));
  const spots = Array.from({ length: count }, () => {
    const [x, y] = random.pick(crest);
    return { x: x + random.between(-30, 30), y: y + lower + random.between(4, 26) * size };
  });
  return spots
    .map(({ x, y }) => {
      const colour = mix(
        random.pick(palette.growth),
        palette.haze,
        Math.min(0.93, ridge.far * 1.02),
      );
      const kind = random.pick(ridge.kinds ?? growthKinds);
      const scale = size * random.between(0.5, 1.05);
      return growth(canvas, kind, {
        x,
        y,
        scale,
        colour: lower > 0 ? colour : mix(colour, palette.deep, 0.25),
      });
    })
    .join('');
}

/** Stones and shadows on the ridge, so that it is not one flat colour. */
function rubble(
  { random, height }: Canvas,
  rock: string,
  crest: readonly (readonly [number, number])[],
  ridge: Ridge,
): string {
  return Array.from({ length: Math.round(46 * (1 - ridge.far)) }, () => {
    const [x, y] = random.pick(crest);
    const down = random.between(20, Math.max(40, height - y));
    const wide = random.between(20, 78);
    const tone = random.chance(0.5) ? mix(rock, '#ffffff', 0.1) : mix(rock, '#000814', 0.3);
    return `<path d="M${n(x - wide)},${n(y + down)}q${n(wide * 0.4)},${n(-wide * 0.5)} ${n(wide)},${n(-wide * 0.4)}t${n(wide)},${n(wide * 0.4)}Z" fill="${tone}" opacity=".4"/>`;
  }).join('');
}

/** A wall that falls away on one side of the picture, hung with fans and whips. */
export function wall(canvas: Canvas, palette: Palette, side: 'near' | 'far' = 'near'): string {
  const { random, width, height } = canvas;
  const reach = side === 'near' ? 0.36 : 0.2;
  const edge = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const out = reach - share * reach * 0.35 + random.between(-0.035, 0.035);
    return [out * width, -20 + share * (height + 40)] as const;
  });
  const haze = side === 'near' ? 0.06 : 0.6;
  const rock = mix(mix(palette.floor, '#17131f', 0.4), palette.haze, haze);
  const fill = canvas.linear(
    [
      [0, mix(rock, '#000a14', 0.4)],
      [1, mix(rock, palette.haze, 0.35)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const kinds = ['fan', 'lobes', 'whips', 'branching', 'tubes', 'fan'] as const;
  const hung = Array.from({ length: side === 'near' ? 44 : 24 }, () => {
    const [x, y] = random.pick(edge);
    const inward = random.next() ** 1.5;
    const colour = mix(random.pick(palette.growth), palette.haze, haze);
    return growth(canvas, random.pick(kinds), {
      x: x * (1 - inward) - 4,
      y: y + random.between(-40, 40),
      scale: random.between(0.5, 1.15) * (side === 'near' ? 1.1 : 0.6),
      colour: mix(colour, palette.deep, inward * 0.3),
      turn: 62 - inward * 40 + random.between(-16, 16),
    });
  });
  return `<path d="M-20,-20L${n(edge[0]?.[0] ?? 0)},-20${smoothPath(edge).replace('M', 'L')}L-20,${height + 20}Z" fill="${fill}"/>${hung.join('')}`;
}
