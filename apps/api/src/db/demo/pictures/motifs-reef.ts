import { manta, shark, turtle, whaleShark, dolphin } from './animals.ts';
import { place } from './canvas.ts';
import { anemone, growth } from './corals.ts';
import { diver, freediver, kits } from './divers.ts';
import { clownfish, fish, shoal, tornado } from './fish.ts';
import { reefRidge, wall } from './reef.ts';
import type { Motif, Stage } from './scene.ts';
import { bubbles, ripples, sand, shafts, snow, vignette, water } from './water.ts';

/** Motifs of living water: reefs, fish, the big animals. */

const open = ({ canvas, palette }: Stage, lightX = 0.5, strength = 0.3) =>
  water(canvas, palette, lightX) +
  ripples(canvas, palette, lightX) +
  shafts(canvas, palette, lightX, strength);

const finish = ({ canvas, palette }: Stage) => snow(canvas, palette) + vignette(canvas);

const farReefs = ({ canvas, palette }: Stage, slope: -1 | 1) =>
  reefRidge(canvas, palette, { level: 0.6, far: 0.88, slope, cover: 0.7 }) +
  reefRidge(canvas, palette, { level: 0.7, far: 0.62, slope: slope === 1 ? -1 : 1 });

function swimmer(
  stage: Stage,
  at: { x: number; y: number; scale: number; far: number; mirrored?: boolean; turn?: number },
  held: { torch?: boolean; camera?: boolean } = {},
) {
  const { canvas, palette, random } = stage;
  const shape = diver(canvas, palette, { kit: random.pick(kits), far: at.far, ...held });
  const mouth = { x: at.x + (at.mirrored ? -1 : 1) * 128 * at.scale, y: at.y - 34 * at.scale };
  return (
    bubbles(canvas, { ...mouth, rise: Math.min(mouth.y, 330 * at.scale + 120) }) + place(shape, at)
  );
}

export const reefWithTurtle: Motif = (stage) => {
  const { canvas, palette, random, width, height } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, mirrored ? 0.3 : 0.68),
    farReefs(stage, mirrored ? -1 : 1),
    shoal(canvas, palette, {
      x: width * 0.5,
      y: height * 0.3,
      spreadX: 420,
      spreadY: 120,
      count: 46,
      size: 0.2,
      shape: 'slim',
      colour: '#24506e',
      far: 0.4,
      mirrored,
    }),
    place(turtle(canvas, palette), {
      x: width * (mirrored ? 0.42 : 0.54),
      y: height * 0.44,
      scale: random.between(1.35, 1.6),
      mirrored,
      turn: -12,
    }),
    reefRidge(canvas, palette, { level: 0.86, far: 0.16, slope: mirrored ? 1 : -1 }),
    finish(stage),
  ].join('');
};

export const anthiasReef: Motif = (stage) => {
  const { canvas, palette, random, width, height } = stage;
  const colour = random.pick(['#ff7a45', '#ff9f5a', '#f26aa0', '#ffd257']);
  return [
    open(stage, 0.4, 0.34),
    farReefs(stage, 1),
    reefRidge(canvas, palette, { level: 0.74, far: 0.3, slope: 1 }),
    shoal(canvas, palette, {
      x: width * 0.62,
      y: height * 0.5,
      spreadX: 470,
      spreadY: 220,
      count: 90,
      size: 0.3,
      shape: 'round',
      colour,
      far: 0.12,
    }),
    reefRidge(canvas, palette, {
      level: 0.88,
      far: 0.05,
      slope: 2,
      kinds: ['lobes', 'branching', 'fan', 'tubes', 'dome'],
    }),
    shoal(canvas, palette, {
      x: width * 0.34,
      y: height * 0.6,
      spreadX: 300,
      spreadY: 150,
      count: 22,
      size: 0.5,
      shape: 'round',
      colour,
      far: 0,
    }),
    finish(stage),
  ].join('');
};

export const coralGarden: Motif = (stage) => {
  const { canvas, palette, random, width, height } = stage;
  const colour = random.pick(['#ffd23f', '#f7f3d0', '#ffe27a']);
  return [
    open(stage, 0.55, 0.38),
    reefRidge(canvas, palette, { level: 0.56, far: 0.74, cover: 1.2 }),
    reefRidge(canvas, palette, {
      level: 0.68,
      far: 0.42,
      cover: 1.3,
      kinds: ['table', 'branching', 'dome', 'lobes'],
    }),
    shoal(canvas, palette, {
      x: width * 0.5,
      y: height * 0.4,
      spreadX: 560,
      spreadY: 150,
      count: 34,
      size: 0.34,
      shape: 'disc',
      colour,
      stripe: '#1c2733',
      far: 0.1,
    }),
    reefRidge(canvas, palette, {
      level: 0.84,
      far: 0.06,
      cover: 1.5,
      kinds: ['table', 'branching', 'dome', 'tubes', 'lobes'],
    }),
    shoal(canvas, palette, {
      x: width * 0.3,
      y: height * 0.52,
      spreadX: 160,
      spreadY: 60,
      count: 4,
      size: 0.9,
      shape: 'disc',
      colour,
      stripe: '#1c2733',
      far: 0,
    }),
    finish(stage),
  ].join('');
};

export const diversOnReef: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  const at = (share: number) => width * (mirrored ? 1 - share : share);
  return [
    open(stage, mirrored ? 0.66 : 0.36, 0.36),
    farReefs(stage, mirrored ? 1 : -1),
    swimmer(stage, { x: at(0.68), y: height * 0.36, scale: 0.6, far: 0.4, mirrored, turn: -6 }),
    swimmer(
      stage,
      { x: at(0.42), y: height * 0.48, scale: 1.12, far: 0.05, mirrored, turn: 4 },
      { camera: true },
    ),
    shoal(canvas, palette, {
      x: at(0.8),
      y: height * 0.62,
      spreadX: 240,
      spreadY: 100,
      count: 40,
      size: 0.24,
      shape: 'round',
      colour: '#ffb347',
      far: 0.2,
      mirrored,
    }),
    reefRidge(canvas, palette, { level: 0.86, far: 0.1, slope: mirrored ? -1 : 1 }),
    finish(stage),
  ].join('');
};

export const wallDive: Motif = (stage) => {
  const { canvas, palette, height, width } = stage;
  return [
    open(stage, 0.7, 0.32),
    wall(canvas, palette, 'far'),
    shoal(canvas, palette, {
      x: width * 0.62,
      y: height * 0.28,
      spreadX: 330,
      spreadY: 130,
      count: 60,
      size: 0.22,
      shape: 'jack',
      colour: '#2d4a63',
      far: 0.3,
    }),
    swimmer(stage, {
      x: width * 0.74,
      y: height * 0.68,
      scale: 0.52,
      far: 0.42,
      mirrored: true,
      turn: 8,
    }),
    swimmer(
      stage,
      { x: width * 0.6, y: height * 0.46, scale: 0.96, far: 0.1, mirrored: true, turn: -4 },
      { torch: true },
    ),
    wall(canvas, palette),
    finish(stage),
  ].join('');
};

export const fishTornado: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const shape = random.pick(['jack', 'slim'] as const);
  return [
    open(stage, 0.5, 0.34),
    reefRidge(canvas, palette, { level: 0.92, far: 0.66 }),
    tornado(canvas, palette, { x: width * 0.52, y: height * 0.45, radius: 390, count: 330, shape }),
    swimmer(
      stage,
      { x: width * random.between(0.24, 0.3), y: height * 0.7, scale: 0.66, far: 0.12, turn: -18 },
      { camera: true },
    ),
    finish(stage),
  ].join('');
};

export const mantaStation: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  return [
    open(stage, mirrored ? 0.7 : 0.3, 0.36),
    place(manta(canvas, palette, 'above'), {
      x: width * 0.78,
      y: height * 0.28,
      scale: 0.62,
      mirrored,
      turn: -20,
      opacity: 0.7,
    }),
    farReefs(stage, -1),
    place(manta(canvas, palette, 'above'), {
      x: width * 0.47,
      y: height * 0.42,
      scale: 1.75,
      mirrored,
      turn: 14,
    }),
    shoal(canvas, palette, {
      x: width * 0.5,
      y: height * 0.66,
      spreadX: 260,
      spreadY: 60,
      count: 26,
      size: 0.2,
      shape: 'slim',
      colour: '#39b6d8',
      far: 0.1,
    }),
    reefRidge(canvas, palette, { level: 0.88, far: 0.14, cover: 1.2 }),
    finish(stage),
  ].join('');
};

export const mantasOverhead: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  return [
    open(stage, 0.52, 0.42),
    place(manta(canvas, palette, 'below'), {
      x: width * 0.2,
      y: height * 0.66,
      scale: 0.66,
      turn: -120,
      opacity: 0.82,
    }),
    place(manta(canvas, palette, 'below'), {
      x: width * 0.82,
      y: height * 0.58,
      scale: 0.8,
      turn: -60,
      opacity: 0.88,
    }),
    place(manta(canvas, palette, 'below'), {
      x: width * 0.5,
      y: height * 0.48,
      scale: 2,
      turn: -90 + random.between(-25, 25),
    }),
    shoal(canvas, palette, {
      x: width * 0.3,
      y: height * 0.25,
      spreadX: 240,
      spreadY: 90,
      count: 30,
      size: 0.18,
      shape: 'jack',
      colour: '#28455e',
      far: 0.3,
    }),
    finish(stage),
  ].join('');
};

export const sharkPatrol: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  const swim = (x: number, y: number, scale: number, opacity: number) =>
    place(shark(canvas, palette), {
      x: width * (mirrored ? 1 - x : x),
      y: height * y,
      scale,
      mirrored,
      turn: random.between(-6, 6),
      opacity,
    });
  return [
    open(stage, 0.5, 0.26),
    swim(0.22, 0.28, 0.5, 0.5),
    swim(0.72, 0.24, 0.62, 0.6),
    swim(0.84, 0.5, 0.8, 0.75),
    reefRidge(canvas, palette, { level: 0.78, far: 0.66, cover: 0.7 }),
    shoal(canvas, palette, {
      x: width * 0.3,
      y: height * 0.62,
      spreadX: 260,
      spreadY: 90,
      count: 60,
      size: 0.2,
      shape: 'round',
      colour: '#f0b54a',
      far: 0.25,
      mirrored,
    }),
    swim(0.46, 0.46, 1.75, 1),
    reefRidge(canvas, palette, { level: 0.92, far: 0.16, slope: mirrored ? 1 : -1 }),
    finish(stage),
  ].join('');
};

export const whaleSharkAndFreediver: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const mirrored = random.chance(0.5);
  const x = (share: number) => width * (mirrored ? 1 - share : share);
  return [
    open(stage, 0.45, 0.4),
    shoal(canvas, palette, {
      x: x(0.74),
      y: height * 0.62,
      spreadX: 200,
      spreadY: 80,
      count: 24,
      size: 0.2,
      shape: 'slim',
      colour: '#d9c24a',
      far: 0.2,
      mirrored,
    }),
    place(whaleShark(canvas, palette), {
      x: x(0.47),
      y: height * 0.48,
      scale: 2.4,
      mirrored,
      turn: -4,
    }),
    shoal(canvas, palette, {
      x: x(0.64),
      y: height * 0.63,
      spreadX: 130,
      spreadY: 26,
      count: 12,
      size: 0.22,
      shape: 'slim',
      colour: '#2b3d4c',
      far: 0,
      mirrored,
    }),
    place(freediver(palette, { kit: random.pick(kits), far: 0.1 }), {
      x: x(0.3),
      y: height * 0.22,
      scale: 0.66,
      mirrored,
      turn: 16,
    }),
    finish(stage),
  ].join('');
};

export const dolphinsPassing: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const group = [
    [0.22, 0.36, 0.6, 0.6],
    [0.42, 0.26, 0.74, 0.75],
    [0.74, 0.34, 0.9, 0.85],
    [0.3, 0.58, 1.3, 1],
    [0.62, 0.56, 1.5, 1],
  ] as const;
  return [
    open(stage, 0.6, 0.42),
    ...group.map(([x, y, scale, opacity]) =>
      place(dolphin(canvas, palette), {
        x: width * x,
        y: height * y,
        scale,
        turn: random.between(-16, 6),
        opacity,
      }),
    ),
    sand(canvas, palette, 0.9, 0.4),
    finish(stage),
  ].join('');
};

export const clownfishAtHome: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const colour = random.pick(['#c86fc9', '#8fbf6a', '#e2a27a', '#6fb7d6']);
  const spots = Array.from({ length: 30 }, () => {
    const tone = random.pick(palette.growth);
    const fill = canvas.radial([
      [0, tone, 0.4],
      [0.6, tone, 0.2],
      [1, tone, 0],
    ]);
    return `<circle cx="${random.int(0, width)}" cy="${random.int(0, height)}" r="${random.int(30, 130)}" fill="${fill}"/>`;
  });
  return [
    water(canvas, palette, 0.5),
    ...spots,
    reefRidge(canvas, palette, { level: 0.7, far: 0.5, cover: 0.6 }),
    place(clownfish(canvas), {
      x: width * 0.68,
      y: height * 0.42,
      scale: 0.95,
      mirrored: true,
      turn: 8,
    }),
    place(anemone(canvas, colour), { x: width * 0.5, y: height * 0.86, scale: 3.6 }),
    place(clownfish(canvas), { x: width * 0.4, y: height * 0.56, scale: 2, turn: -10 }),
    place(anemone(canvas, colour), { x: width * 0.2, y: height * 1.1, scale: 3 }),
    snow(canvas, palette, 60),
    vignette(canvas),
  ].join('');
};

export const butterflyPair: Motif = (stage) => {
  const { canvas, palette, random, height, width } = stage;
  const colour = random.pick(['#ffd23f', '#ffb703', '#f4f1de']);
  const one = fish(canvas, { shape: 'disc', colour, stripe: '#20242c', detailed: true });
  const corner = (x: number, kind: 'fan' | 'table' | 'branching', scale: number) =>
    growth(canvas, kind, {
      x: width * x,
      y: height * 0.99,
      scale,
      colour: random.pick(palette.growth),
    });
  return [
    open(stage, 0.6, 0.3),
    reefRidge(canvas, palette, { level: 0.62, far: 0.7, cover: 1 }),
    corner(0.14, 'fan', 4.6),
    corner(0.86, 'branching', 4),
    corner(0.55, 'table', 2.6),
    place(one, { x: width * 0.6, y: height * 0.4, scale: 2.1, turn: -8 }),
    place(one, { x: width * 0.42, y: height * 0.56, scale: 3, turn: 5 }),
    reefRidge(canvas, palette, { level: 0.93, far: 0.02, cover: 1.2 }),
    finish(stage),
  ].join('');
};
