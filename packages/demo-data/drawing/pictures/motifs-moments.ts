import { mix, place } from './canvas.ts';
import { freediver, kits, torchBeam } from './divers.ts';
import { jellyfish, shoal } from './fish.ts';
import { blueHoleFromAbove, boat, boatFromBelow, line, skyOverWater, waterline } from './places.ts';
import { reefRidge } from './reef.ts';
import type { Motif } from './scene.ts';
import { finish, open, swimmer } from './staging.ts';
import { shafts, snow, vignette, water } from './water.ts';

/** Night, the line, the boat, the surface. */

export const nightDive: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const at = { x: width * 0.27, y: height * 0.36, scale: 0.95, turn: 16 };
  const warm = { ...palette, haze: '#5a4630' };
  const lit = canvas.radial([
    [0, '#ffe6ac', 0.52],
    [0.6, '#ffd78a', 0.14],
    [1, '#ffd78a', 0],
  ]);
  return [
    water(canvas, palette, 0.5),
    reefRidge(canvas, palette, { level: 0.66, far: 0.8, slope: 1, cover: 0.8 }),
    reefRidge(canvas, warm, { level: 0.78, far: 0.22, slope: 1, cover: 1.3 }),
    `<ellipse cx="${width * 0.78}" cy="${height * 0.74}" rx="420" ry="300" fill="${lit}"/>`,
    place(torchBeam(canvas, 640), at),
    shoal(canvas, palette, {
      x: width * 0.72,
      y: height * 0.56,
      spreadX: 170,
      spreadY: 90,
      count: 18,
      size: 0.34,
      shape: 'round',
      colour: '#ff9a6b',
      far: 0,
    }),
    swimmer(stage, { ...at, far: 0.06 }, { torch: true }),
    reefRidge(canvas, palette, {
      level: 0.94,
      far: 0.1,
      slope: random.chance(0.5) ? 1 : -1,
      cover: 0.8,
    }),
    snow(canvas, palette, 220),
    vignette(canvas, 0.6),
  ].join('');
};

export const jellyfishDrift: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const colours = ['#ffb199', '#ffd6a5', '#cdb4ff', '#9be3f0'];
  const first = random.int(0, 3);
  const drift = Array.from({ length: 9 }, (_, index) => {
    const near = index / 8;
    const colour = colours[(first + (index % 2)) % 4] ?? '#ffd6a5';
    return place(jellyfish(canvas, mix(colour, palette.haze, 0.62 - near * 0.55)), {
      x: width * (0.1 + ((index * 0.37) % 0.84)),
      y: height * random.between(0.14, 0.6),
      scale: 0.32 + near * 1.05,
      turn: random.between(-26, 26),
    });
  });
  return [open(stage, 0.5, 0.2), ...drift, snow(canvas, palette, 190), vignette(canvas)].join('');
};

export const safetyStop: Motif = (stage) => {
  const { canvas, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, 0.5, 0.44),
    boatFromBelow(canvas, { x: width * 0.56, y: 46, long: 560 }),
    line([width * 0.44, 80], [width * 0.42, height + 20]),
    swimmer(stage, { x: width * 0.32, y: height * 0.5, scale: 0.9, far: 0.04, turn: -34 }),
    swimmer(stage, {
      x: width * 0.58,
      y: height * 0.58,
      scale: 0.98,
      far: 0.08,
      mirrored: true,
      turn: -30,
    }),
    swimmer(stage, {
      x: width * 0.7,
      y: height * 0.84,
      scale: 0.5,
      far: 0.42,
      mirrored,
      turn: -24,
    }),
    finish(stage),
  ].join('');
};

export const freediverOnLine: Motif = (stage) => {
  const { palette, random, height, width } = stage;
  const x = width * random.between(0.44, 0.54);
  return [
    open(stage, x / width, 0.5),
    line([x, -10], [x, height + 10]),
    `<ellipse cx="${x}" cy="10" rx="70" ry="26" fill="#ff5a4f"/><ellipse cx="${x}" cy="18" rx="44" ry="13" fill="#12202c"/>`,
    place(freediver(palette, { kit: random.pick(kits), far: 0.02 }), {
      x: x + 46,
      y: height * 0.52,
      scale: 1.3,
      turn: 84,
    }),
    place(freediver(palette, { kit: random.pick(kits), far: 0.42 }), {
      x: x - 300,
      y: height * 0.3,
      scale: 0.6,
      turn: -70,
    }),
    finish(stage),
  ].join('');
};

export const splitShot: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const share = random.between(0.42, 0.5);
  const warm = random.chance(0.5);
  const sky = warm
    ? { high: '#34609a', low: '#ffcf94', sun: '#fff1c9', hills: '#5a4a6b' }
    : { high: '#3f9be0', low: '#dff3fb', sun: '#ffffff', hills: '#7c8f6a' };
  const surface = waterline(canvas, palette, share);
  const below = [
    water(canvas, palette, 0.5),
    shafts(canvas, palette, 0.5, 0.4),
    reefRidge(canvas, palette, { level: 0.8, far: 0.6, slope: 1 }),
    shoal(canvas, palette, {
      x: width * 0.4,
      y: height * 0.68,
      spreadX: 300,
      spreadY: 70,
      count: 30,
      size: 0.28,
      shape: 'round',
      colour: '#ffd257',
      stripe: '#26323c',
      far: 0.12,
    }),
    reefRidge(canvas, palette, { level: 0.9, far: 0.1, slope: 2, cover: 1.2 }),
  ];
  return [
    skyOverWater(canvas, sky, share),
    place(boat(), { x: width * random.between(0.28, 0.72), y: share * height - 6, scale: 1.15 }),
    surface.clip,
    `<g clip-path="url(#below)">${below.join('')}</g>`,
    surface.edge,
    vignette(canvas, 0.3),
  ].join('');
};

export const blueHoleFromTheAir: Motif = (stage) => {
  const { canvas, random, height, width } = stage;
  const [x, y] = [width * random.between(0.18, 0.26), height * random.between(0.66, 0.78)];
  const wake = `<path d="M0,0L-210,-44L-200,0L-210,44Z" fill="#fff" opacity=".35"/><path d="M44,0Q26,-15 -30,-14V14Q26,15 44,0Z" fill="#fff"/><path d="M-22,-8H12V8H-22Z" fill="#d6322c"/>`;
  return [
    blueHoleFromAbove(canvas),
    place(wake, { x, y, scale: 0.8, turn: -24 }),
    vignette(canvas, 0.3),
  ].join('');
};
