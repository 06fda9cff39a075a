import { mix, n, smoothPath, type Canvas } from './canvas.ts';

/**
 * The colours of the water at one place: the gradient from the surface down, the light, and `haze`, into
 * which distant objects fade.
 */
export type Palette = {
  surface: string;
  upper: string;
  middle: string;
  deep: string;
  floor: string;
  light: string;
  haze: string;
  /** Colours of corals, sponges and other growth. */
  growth: readonly string[];
};

const warmReef = ['#ff7a59', '#f2a541', '#e85d75', '#c86fc9', '#f7c6a3', '#8f5bb8', '#d9465f'];
const coldReef = ['#e8e3c8', '#d98f5c', '#b5533c', '#8c9a5b', '#c9b27c', '#e0b7a4'];

export const palettes = {
  lagoon: {
    surface: '#d8fbf4',
    upper: '#6fe0dc',
    middle: '#21b3c4',
    deep: '#0b7f9f',
    floor: '#075a78',
    light: '#fffbe6',
    haze: '#4cc4cf',
    growth: warmReef,
  },
  tropic: {
    surface: '#b9eefb',
    upper: '#4cbfe6',
    middle: '#1688c4',
    deep: '#0b5694',
    floor: '#083a69',
    light: '#f4fdff',
    haze: '#3f9fd0',
    growth: warmReef,
  },
  ocean: {
    surface: '#8fd0f0',
    upper: '#2f8fcd',
    middle: '#0f5c9f',
    deep: '#083a73',
    floor: '#05234b',
    light: '#e5f6ff',
    haze: '#2c72b0',
    growth: warmReef,
  },
  abyss: {
    surface: '#4f9cc7',
    upper: '#1b5f97',
    middle: '#0b3a6b',
    deep: '#062448',
    floor: '#03132b',
    light: '#bfe4f7',
    haze: '#1d4f80',
    growth: ['#c65a52', '#a8567f', '#c98a4b', '#7d5aa0'],
  },
  emerald: {
    surface: '#e2f3c9',
    upper: '#8fc79a',
    middle: '#3d8f83',
    deep: '#1f6165',
    floor: '#123f47',
    light: '#fbffe0',
    haze: '#5aa292',
    growth: coldReef,
  },
  kelp: {
    surface: '#fdf3c0',
    upper: '#c9cf76',
    middle: '#6f9a5c',
    deep: '#2f6a56',
    floor: '#173f3c',
    light: '#fff7cc',
    haze: '#87a868',
    growth: coldReef,
  },
  crystal: {
    surface: '#eafcff',
    upper: '#9fe3f2',
    middle: '#4db4d8',
    deep: '#1f79ae',
    floor: '#124a78',
    light: '#ffffff',
    haze: '#7cc7e0',
    growth: ['#b7d9c4', '#d9e6cf', '#93b5a6', '#8aa4a8'],
  },
  cenote: {
    surface: '#e6fff1',
    upper: '#7fe3cf',
    middle: '#2a9fa6',
    deep: '#0f5a6b',
    floor: '#07303f',
    light: '#f6ffe8',
    haze: '#3aa6a6',
    growth: ['#d6c9a2', '#b8a67c', '#e2dcc0'],
  },
  dusk: {
    surface: '#ffd9a8',
    upper: '#f09a86',
    middle: '#8a6aa0',
    deep: '#3f4a86',
    floor: '#1b2a57',
    light: '#fff0cf',
    haze: '#9a759f',
    growth: ['#ff8a66', '#f2a65a', '#d65a7a', '#a468b5'],
  },
  night: {
    surface: '#16324f',
    upper: '#0d2440',
    middle: '#081930',
    deep: '#050f20',
    floor: '#030914',
    light: '#cfe9ff',
    haze: '#0e2743',
    growth: ['#ff7d5c', '#ffb14a', '#e8608c', '#b06ad0', '#ffd9b8'],
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The water itself, from the light above to the dark below. */
export function water({ linear, radial, width, height }: Canvas, palette: Palette, lightX = 0.5) {
  const depth = linear([
    [0, mix(palette.surface, palette.upper, 0.35)],
    [0.16, palette.upper],
    [0.46, palette.middle],
    [0.78, palette.deep],
    [1, palette.floor],
  ]);
  const glow = radial(
    [
      [0, palette.light, 0.95],
      [0.25, palette.surface, 0.6],
      [0.6, palette.upper, 0.18],
      [1, palette.upper, 0],
    ],
    { cx: lightX, cy: -0.06, r: 0.72 },
  );
  return `<rect width="${width}" height="${height}" fill="${depth}"/><rect width="${width}" height="${height}" fill="${glow}"/>`;
}

/** A beam with soft edges: nested polygons, each slightly narrower. */
export function beam(
  fill: string,
  from: { x: number; y: number; half: number },
  to: { x: number; y: number; half: number },
): string {
  return [1, 0.62, 0.3]
    .map((share) => {
      const [top, foot] = [from.half * share, to.half * share];
      return `<path d="M${n(from.x - top)},${n(from.y)}H${n(from.x + top)}L${n(to.x + foot)},${n(to.y)}H${n(to.x - foot)}Z" fill="${fill}"/>`;
    })
    .join('');
}

/** Light shafts that fan out below the sun. */
export function shafts(canvas: Canvas, palette: Palette, lightX = 0.5, strength = 0.3): string {
  const { random, width, height } = canvas;
  return Array.from({ length: 11 }, (_, index) => {
    const lean = (index - 5) / 5 + random.between(-0.08, 0.08);
    const half = random.between(9, 28);
    const shine = (strength / 2.4) * random.between(0.5, 1);
    const fill = canvas.linear([
      [0, palette.light, shine],
      [0.5, palette.light, shine * 0.5],
      [1, palette.light, 0],
    ]);
    const top = { x: (lightX + lean * 0.17) * width, y: -20, half };
    const reach = height * random.between(0.6, 1);
    return beam(fill, top, { x: (lightX + lean * 0.85) * width, y: reach, half: half * 3.8 });
  }).join('');
}

/** The underside of the surface: bright strips, wider near the sun. */
export function ripples(canvas: Canvas, palette: Palette, lightX = 0.5): string {
  const { random, width, height } = canvas;
  const strips = Array.from({ length: 70 }, () => {
    const y = height * 0.15 * random.next() ** 1.6;
    const x = random.between(-40, width + 40);
    const near = 1 - Math.min(1, Math.abs(x / width - lightX) * 1.6);
    const half = random.between(20, 90) * (1 - y / (height * 0.2));
    const bend = random.between(-5, 5);
    const curve = `M${n(x - half)},${n(y)}q${n(half)},${n(bend + 4)} ${n(half * 2)},0q${n(-half)},${n(bend - 4)} ${n(-half * 2)},0Z`;
    return `<path d="${curve}" fill="${palette.light}" opacity="${(0.06 + near * 0.42).toFixed(2)}"/>`;
  });
  return strips.join('');
}

/** Small drifting particles, as in real underwater photographs. */
export function snow(canvas: Canvas, palette: Palette, count = 130): string {
  const { random, width, height } = canvas;
  const flakes = Array.from({ length: count }, () => {
    const near = random.next() ** 4;
    const radius = 0.6 + near * 3;
    return `<circle cx="${n(random.between(0, width))}" cy="${n(random.between(0, height))}" r="${n(radius)}" fill="${palette.light}" opacity="${(0.1 + random.next() * 0.3).toFixed(2)}"/>`;
  });
  return flakes.join('');
}

/** A rising column of bubbles above a diver's regulator at (x, y). */
export function bubbles(canvas: Canvas, at: { x: number; y: number; rise: number }): string {
  const { random } = canvas;
  const count = Math.round(at.rise / 11);
  return Array.from({ length: count }, () => {
    const height = random.next();
    const radius = (1.2 + height * 7) * random.between(0.4, 1);
    const x = at.x + random.between(-1, 1) * (5 + height * 34);
    const y = at.y - height * at.rise;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="#ffffff" fill-opacity=".16" stroke="#ffffff" stroke-opacity=".55" stroke-width="${n(0.8 + radius * 0.08)}"/><circle cx="${n(x - radius * 0.3)}" cy="${n(y - radius * 0.35)}" r="${n(radius * 0.26)}" fill="#fff" opacity=".8"/>`;
  }).join('');
}

/** A sandy bottom with ripple marks. */
export function sand(canvas: Canvas, palette: Palette, level: number, bright = 0.5): string {
  const { random, width, height } = canvas;
  const top = level * height;
  const colour = mix(palette.haze, '#f3e2b8', bright);
  const fill = canvas.linear([
    [0, mix(colour, palette.haze, 0.55)],
    [0.35, colour],
    [1, mix(colour, palette.floor, 0.62)],
  ]);
  const edge = Array.from({ length: 9 }, (_, index) => {
    return [(index / 8) * width, top + random.between(-14, 14)] as const;
  });
  const ground = `${smoothPath(edge)}L${width},${height}L0,${height}Z`;
  const marks = Array.from({ length: 34 }, () => {
    const near = random.next();
    const y = top + 24 + near * (height - top);
    const half = 30 + near * 150;
    const x = random.between(-100, width + 100);
    return `<path d="M${n(x - half)},${n(y)}q${n(half / 2)},${n(-6 - near * 8)} ${n(half)},0t${n(half)},0" fill="none" stroke="${mix(colour, palette.floor, 0.5)}" stroke-opacity=".28" stroke-width="${n(1.5 + near * 4)}" stroke-linecap="round"/>`;
  });
  return `<path d="${ground}" fill="${fill}"/>${marks.join('')}`;
}

/** Darkens the corners slightly, as a lens does, so that the subject stands out. */
export function vignette(canvas: Canvas, strength = 0.42): string {
  const fill = canvas.radial(
    [
      [0.45, '#00101f', 0],
      [1, '#00101f', strength],
    ],
    { cx: 0.5, cy: 0.42, r: 0.78 },
  );
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="${fill}"/>`;
}
