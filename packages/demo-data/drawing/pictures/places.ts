import { blob, mix, n, smoothPath, type Canvas } from './canvas.ts';
import { beam, type Palette } from './water.ts';

/** Features of particular places: caves, fissures, boats, the surface. */

/** A dark rock frame around an opening of light; nested rims give the tunnel its depth. */
export function caveMouth(
  canvas: Canvas,
  palette: Palette,
  hole: { x: number; y: number; rx: number; ry: number },
): string {
  const { random, width, height } = canvas;
  const rims = [0, 1, 2, 3].map((step) => {
    const grow = 1 + step * 0.2;
    const ring = blob(hole, (angle) => {
      const rough = grow * (1 + random.between(-0.07, 0.07) + Math.sin(angle * 3 + step) * 0.06);
      return { rx: hole.rx * rough, ry: hole.ry * rough };
    });
    const tone = mix(mix(palette.haze, '#0a1622', 0.5), '#02060c', step / 3);
    return `<path fill-rule="evenodd" d="M-20,-20H${width + 20}V${height + 20}H-20Z${ring}" fill="${tone}" opacity="${step === 3 ? 1 : 0.86}"/>`;
  });
  return rims.join('');
}

/** Dripstones hanging from above (or standing on the ground with `up`). */
export function dripstones(canvas: Canvas, colour: string, count: number, up = false): string {
  const { random, width, height } = canvas;
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + random.next()) / count) * width;
    const long = (60 + random.next() ** 2 * 270) * (up ? 0.6 : 1);
    const half = random.between(13, 38);
    const tip = up ? height - long : long;
    const root = up ? height + 10 : -10;
    const fill = canvas.linear(
      [
        [0, mix(colour, '#ffffff', 0.16)],
        [0.35, colour],
        [1, mix(colour, '#010509', 0.72)],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 0 },
    );
    const bend = up ? -1 : 1;
    return `<path d="M${n(x - half)},${root}C${n(x - half * 0.4)},${n(root + bend * long * 0.3)} ${n(x - 5)},${n(tip - bend * 40)} ${n(x)},${n(tip)}C${n(x + 5)},${n(tip - bend * 40)} ${n(x + half * 0.4)},${n(root + bend * long * 0.3)} ${n(x + half)},${root}Z" fill="${fill}"/>`;
  }).join('');
}

/** One strong beam from an opening in the roof, with a bright pool where it lands. */
export function skylight(canvas: Canvas, palette: Palette, x: number): string {
  const { width, height } = canvas;
  const fill = canvas.linear([
    [0, palette.light, 0.3],
    [0.5, palette.surface, 0.1],
    [1, palette.surface, 0.02],
  ]);
  const centre = x * width;
  const beams = [-1, -0.35, 0.25, 1].map((lean, index) => {
    const half = 30 + index * 12;
    const foot = { x: centre + lean * 220 + 130, y: height * 0.95, half: half * 2.2 };
    return beam(fill, { x: centre + lean * 60, y: -10, half }, foot);
  });
  const pool = canvas.radial([
    [0, palette.light, 0.6],
    [1, palette.light, 0],
  ]);
  return `${beams.join('')}<ellipse cx="${n(centre)}" cy="0" rx="330" ry="110" fill="${pool}"/><ellipse cx="${n(centre)}" cy="0" rx="330" ry="110" fill="${pool}"/><ellipse cx="${n(centre + 130)}" cy="${n(height * 0.93)}" rx="330" ry="70" fill="${pool}"/>`;
}

/** Two walls of rock with blocks and ledges, a bright crack of water between them. */
export function fissure(canvas: Canvas, palette: Palette): string {
  const { random, width, height } = canvas;
  const side = (atStart: boolean, step: number) => {
    const reach = 0.42 - step * 0.085;
    const edge = Array.from({ length: 12 }, (_, index) => {
      const share = index / 11;
      const x = (reach - share * reach * 0.22 + random.between(-0.03, 0.03)) * width;
      return [atStart ? x : width - x, -20 + share * (height + 40)] as const;
    });
    const far = 0.74 - step * 0.2;
    const rock = mix('#34505c', palette.haze, Math.max(0, far));
    const fill = canvas.linear([
      [0, mix(rock, palette.light, 0.5)],
      [0.3, rock],
      [1, mix(rock, '#04131f', 0.62)],
    ]);
    const outer = atStart ? -20 : width + 20;
    const face = edge.map(([x, y]) => `L${n(x)},${n(y)}`).join('');
    return `<path d="M${outer},-20${face}L${outer},${height + 20}Z" fill="${fill}"/>${ledges(canvas, edge, outer, rock)}`;
  };
  return [0, 1, 2, 3].map((step) => side(true, step) + side(false, step)).join('');
}

function ledges(
  { random }: Canvas,
  edge: readonly (readonly [number, number])[],
  outer: number,
  rock: string,
): string {
  return Array.from({ length: 15 }, () => {
    const [x, y] = random.pick(edge);
    const inward = random.between(0.1, 0.9);
    const end = x + (outer - x) * inward;
    const tone = random.chance(0.45) ? mix(rock, '#ffffff', 0.3) : mix(rock, '#04131f', 0.5);
    return `<path d="M${n(x)},${n(y)}L${n(end)},${n(y + random.between(-26, 26))}" stroke="${tone}" stroke-opacity=".45" stroke-width="${n(random.between(2, 8))}"/>`;
  }).join('');
}

/** The hull of a dive boat seen from below, with its ladder and a shot line going down. */
export function boatFromBelow(canvas: Canvas, at: { x: number; y: number; long: number }): string {
  const { x, y, long } = at;
  const half = long / 2;
  const hull = canvas.linear([
    [0, '#0c1a28', 0.95],
    [1, '#24425c', 0.95],
  ]);
  return `<path d="M${n(x - half)},${n(y - 16)}Q${n(x - half * 0.86)},${n(y + 44)} ${n(x - half * 0.4)},${n(y + 54)}L${n(x + half * 0.62)},${n(y + 44)}Q${n(x + half * 0.94)},${n(y + 24)} ${n(x + half)},${n(y - 16)}Z" fill="${hull}"/><path d="M${n(x - half * 0.7)},${n(y + 30)}H${n(x + half * 0.7)}" stroke="#6f9cb8" stroke-opacity=".4" stroke-width="4"/><path d="M${n(x - half * 0.83)},${n(y + 34)}v40M${n(x - half * 0.9)},${n(y + 22)}v46M${n(x - half * 0.92)},${n(y + 44)}h22M${n(x - half * 0.92)},${n(y + 58)}h22" stroke="#10202e" stroke-width="6" stroke-linecap="round"/>`;
}

export function line(from: readonly [number, number], to: readonly [number, number]): string {
  return `<path d="M${n(from[0])},${n(from[1])}L${n(to[0])},${n(to[1])}" stroke="#e9eef1" stroke-opacity=".75" stroke-width="4"/>`;
}

/** Sky, sun, hills and a boat over a waterline: the upper half of a split picture. */
export function skyOverWater(
  canvas: Canvas,
  sky: { high: string; low: string; sun: string; hills: string },
  share: number,
): string {
  const { random, width } = canvas;
  const level = share * canvas.height;
  const air = canvas.linear([
    [0, sky.high],
    [1, sky.low],
  ]);
  const sunX = random.between(0.2, 0.8) * width;
  const glow = canvas.radial([
    [0, sky.sun, 1],
    [0.22, sky.sun, 0.55],
    [1, sky.sun, 0],
  ]);
  const hills = [0, 1].map((row) => {
    const crest = Array.from({ length: 12 }, (_, index) => {
      return [
        (index / 11) * width,
        level - 30 + row * 22 - random.next() * (120 - row * 60),
      ] as const;
    });
    return `<path d="${smoothPath(crest)}V${level + 60}H0Z" fill="${mix(sky.hills, sky.low, 0.62 - row * 0.3)}"/>`;
  });
  return `<rect width="${width}" height="${n(level + 60)}" fill="${air}"/><circle cx="${n(sunX)}" cy="${n(level * 0.52)}" r="330" fill="${glow}"/><circle cx="${n(sunX)}" cy="${n(level * 0.52)}" r="46" fill="${sky.sun}"/>${hills.join('')}`;
}

/** The wavy edge where lens, water and air meet; everything below it is water. */
export function waterline(
  canvas: Canvas,
  palette: Palette,
  share: number,
): { clip: string; edge: string } {
  const { width, height, random } = canvas;
  const level = share * height;
  const phase = random.between(0, 6);
  const points = Array.from({ length: 15 }, (_, index) => {
    const x = (index / 14) * (width + 40) - 20;
    return [x, level + Math.sin(index * 0.72 + phase) * 24 + Math.sin(index * 1.9) * 8] as const;
  });
  const curve = smoothPath(points);
  return {
    clip: `<clipPath id="below"><path d="${curve}V${height + 20}H-20Z"/></clipPath>`,
    edge: `<path d="${curve}" fill="none" stroke="${palette.light}" stroke-width="10" stroke-opacity=".85"/><path d="${curve}" transform="translate(0 15)" fill="none" stroke="${palette.surface}" stroke-width="22" stroke-opacity=".35"/>`,
  };
}

/** A small liveaboard on the horizon, drawn around its waterline. */
export function boat(hull = '#ffffff'): string {
  return `<path d="M-130,-6L-142,-40L146,-46Q136,-14 116,4H-116Z" fill="${hull}"/><path d="M-116,4L116,4Q110,14 96,18H-104Z" fill="#b3322b"/><path d="M-104,-42L-98,-78H74L92,-44Z" fill="#eef2f4"/><path d="M-74,-78L-68,-108H30L44,-78Z" fill="#dfe6ea"/><path d="M-88,-68h16v16h-16ZM-58,-68h16v16h-16ZM-28,-68h16v16h-16ZM2,-68h16v16h-16ZM32,-68h16v16h-16ZM-56,-100h72v14h-72Z" fill="#2c5d78"/><path d="M-40,-108v-34M-40,-140h26v18h-26Z" stroke="#8a98a2" stroke-width="4" fill="#d6322c"/><path d="M-40,-140L-14,-122" stroke="#fff" stroke-width="5"/>`;
}

/** A blue hole from the air: turquoise shallows, a dark round eye, a boat with its wake. */
export function blueHoleFromAbove(canvas: Canvas): string {
  const { random, width, height } = canvas;
  const sea = canvas.linear([
    [0, '#0f6aa8'],
    [0.45, '#1fa0bd'],
    [1, '#0b5c96'],
  ]);
  const [x, y] = [width * random.between(0.46, 0.56), height * random.between(0.46, 0.54)];
  const round = (radius: number, fill: string, opacity: number) => {
    const outline = blob({ x, y }, (angle) => {
      const wave = radius * (1 + Math.sin(angle * 5 + radius) * 0.05 + random.between(-0.05, 0.05));
      return { rx: wave * 1.22, ry: wave * 0.86 };
    });
    return `<path d="${outline}" fill="${fill}" opacity="${opacity}"/>`;
  };
  const patches = Array.from({ length: 150 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const out = random.between(300, 620);
    const tone = random.pick(['#8be3d2', '#c8f2d8', '#2b8ea6', '#e9dfae', '#5a7f63']);
    return `<ellipse cx="${n(x + Math.cos(angle) * out * 1.2)}" cy="${n(y + Math.sin(angle) * out * 0.84)}" rx="${n(random.between(8, 54))}" ry="${n(random.between(5, 26))}" fill="${tone}" opacity=".4" transform="rotate(${n(random.between(-20, 20))} ${n(x)} ${n(y)})"/>`;
  });
  const eye = canvas.radial([
    [0, '#031a3c'],
    [0.7, '#06295a'],
    [1, '#0b4a86'],
  ]);
  return `<rect width="${width}" height="${height}" fill="${sea}"/>${round(620, '#27b3c2', 0.55)}${round(500, '#5fd3cb', 0.6)}${patches.join('')}${round(370, '#bdeed6', 0.85)}${round(335, '#5cc7c4', 0.9)}${round(300, eye, 1)}${round(180, '#021532', 0.4)}`;
}
