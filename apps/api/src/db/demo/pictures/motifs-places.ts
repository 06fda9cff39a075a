import { mix, place } from './canvas.ts';
import { kelpStalk } from './corals.ts';
import { diver, freediver, kits, torchBeam } from './divers.ts';
import { jellyfish, shoal } from './fish.ts';
import {
  blueHoleFromAbove,
  boat,
  boatFromBelow,
  caveMouth,
  dripstones,
  fissure,
  line,
  skyOverWater,
  skylight,
  waterline,
} from './places.ts';
import { reefRidge } from './reef.ts';
import type { Motif, Stage } from './scene.ts';
import { bubbles, ripples, sand, shafts, snow, vignette, water } from './water.ts';
import { bow, planeWreck, shipwreck } from './wrecks.ts';

/** Motifs of places: wrecks, caves, cold water, the line, the boat. */

const open = ({ canvas, palette }: Stage, lightX = 0.5, strength = 0.3) =>
  water(canvas, palette, lightX) +
  ripples(canvas, palette, lightX) +
  shafts(canvas, palette, lightX, strength);

const finish = ({ canvas, palette }: Stage) => snow(canvas, palette) + vignette(canvas);

type Spot = { x: number; y: number; scale: number; far: number; mirrored?: boolean; turn?: number };

function swimmer(stage: Stage, at: Spot, held: { torch?: boolean; camera?: boolean } = {}): string {
  const { canvas, palette, random } = stage;
  const shape = diver(canvas, palette, { kit: random.pick(kits), far: at.far, ...held });
  const mouth = { x: at.x + (at.mirrored ? -1 : 1) * 128 * at.scale, y: at.y - 34 * at.scale };
  return (
    bubbles(canvas, { ...mouth, rise: Math.min(mouth.y, 330 * at.scale + 120) }) + place(shape, at)
  );
}

export const wreckOnSand: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, mirrored ? 0.32 : 0.66, 0.3),
    sand(canvas, palette, 0.76, 0.32),
    place(shipwreck(canvas, palette), {
      x: width * 0.5,
      y: height * 0.8,
      scale: 1.22,
      mirrored,
      turn: 3,
    }),
    shoal(canvas, palette, {
      x: width * 0.46,
      y: height * 0.3,
      spreadX: 330,
      spreadY: 100,
      count: 70,
      size: 0.2,
      shape: 'round',
      colour: '#ffc46b',
      far: 0.3,
      mirrored,
    }),
    swimmer(
      stage,
      {
        x: width * (mirrored ? 0.74 : 0.26),
        y: height * 0.36,
        scale: 0.56,
        far: 0.12,
        mirrored,
        turn: 10,
      },
      { torch: true },
    ),
    reefRidge(canvas, palette, { level: 0.96, far: 0.12, cover: 0.7 }),
    finish(stage),
  ].join('');
};

export const wreckBow: Motif = (stage) => {
  const { canvas, palette, height, width } = stage;
  return [
    open(stage, 0.74, 0.34),
    sand(canvas, palette, 0.84, 0.24),
    bow(canvas, palette),
    shoal(canvas, palette, {
      x: width * 0.72,
      y: height * 0.3,
      spreadX: 250,
      spreadY: 130,
      count: 60,
      size: 0.24,
      shape: 'jack',
      colour: '#314a5e',
      far: 0.2,
    }),
    swimmer(
      stage,
      { x: width * 0.78, y: height * 0.56, scale: 0.62, far: 0.06, mirrored: true, turn: -4 },
      { torch: true },
    ),
    finish(stage),
  ].join('');
};

export const sunkenPlane: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, 0.5, 0.36),
    sand(canvas, palette, 0.66, 0.55),
    place(planeWreck(canvas, palette), {
      x: width * 0.5,
      y: height * 0.64,
      scale: 1.25,
      mirrored,
      turn: 4,
    }),
    shoal(canvas, palette, {
      x: width * 0.5,
      y: height * 0.4,
      spreadX: 400,
      spreadY: 60,
      count: 30,
      size: 0.26,
      shape: 'disc',
      colour: '#f5e7a0',
      stripe: '#33424d',
      far: 0.15,
    }),
    swimmer(
      stage,
      { x: width * 0.62, y: height * 0.26, scale: 0.66, far: 0.1, mirrored: !mirrored, turn: 12 },
      { camera: true },
    ),
    finish(stage),
  ].join('');
};

export const caveExit: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const hole = { x: width * random.between(0.46, 0.56), y: height * 0.46, rx: 380, ry: 300 };
  return [
    open(stage, hole.x / width, 0.46),
    shoal(canvas, palette, {
      x: hole.x,
      y: hole.y - 60,
      spreadX: 250,
      spreadY: 120,
      count: 44,
      size: 0.2,
      shape: 'slim',
      colour: '#1f4460',
      far: 0.2,
    }),
    swimmer(
      stage,
      {
        x: hole.x - 10,
        y: hole.y + 30,
        scale: 0.8,
        far: 0,
        mirrored: random.chance(0.5),
        turn: -8,
      },
      { torch: true },
    ),
    caveMouth(canvas, palette, hole),
    finish(stage),
  ].join('');
};

export const cenoteLight: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const light = random.between(0.36, 0.5);
  const rock = mix('#8a8468', palette.floor, 0.45);
  return [
    water(canvas, palette, light),
    dripstones(canvas, mix(rock, palette.haze, 0.55), 17),
    skylight(canvas, palette, light),
    dripstones(canvas, mix(rock, palette.haze, 0.3), 9, true),
    swimmer(
      stage,
      { x: width * (light + 0.12), y: height * 0.56, scale: 0.72, far: 0, turn: -4 },
      { torch: true },
    ),
    dripstones(canvas, mix(rock, '#02060c', 0.5), 9),
    caveMouth(canvas, palette, { x: width * 0.5, y: height * 0.5, rx: 600, ry: 430 }),
    finish(stage),
  ].join('');
};

export const clearFissure: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, 0.5, 0.5),
    fissure(canvas, palette),
    swimmer(stage, {
      x: width * 0.52,
      y: height * 0.34,
      scale: 0.46,
      far: 0.32,
      mirrored,
      turn: -4,
    }),
    swimmer(stage, { x: width * 0.48, y: height * 0.56, scale: 0.88, far: 0, mirrored, turn: 3 }),
    finish(stage),
  ].join('');
};

export const kelpForest: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const rows = [
    { count: 9, scale: 0.55, colour: mix('#8a7a2a', palette.haze, 0.66) },
    { count: 6, scale: 0.85, colour: mix('#8a7a2a', palette.haze, 0.3) },
    { count: 3, scale: 1.3, colour: '#6b6420' },
  ].map((row) =>
    Array.from({ length: row.count }, () =>
      kelpStalk(canvas, { ...row, x: random.between(0, width), foot: height }),
    ).join(''),
  );
  return [
    open(stage, 0.5, 0.5),
    rows[0] ?? '',
    shoal(canvas, palette, {
      x: width * 0.5,
      y: height * 0.4,
      spreadX: 420,
      spreadY: 180,
      count: 40,
      size: 0.28,
      shape: 'round',
      colour: '#ff8c42',
      far: 0.18,
    }),
    rows[1] ?? '',
    swimmer(stage, {
      x: width * 0.5,
      y: height * 0.56,
      scale: 0.86,
      far: 0.06,
      mirrored: random.chance(0.5),
    }),
    reefRidge(canvas, palette, { level: 0.93, far: 0.2, cover: 0.8 }),
    rows[2] ?? '',
    finish(stage),
  ].join('');
};

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
  const { canvas, palette, random, height, width } = stage;
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
  const { canvas, palette, random, height, width } = stage;
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
