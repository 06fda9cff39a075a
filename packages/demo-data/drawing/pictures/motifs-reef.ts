import { turtle } from './animals.ts';
import { place } from './canvas.ts';
import { anemone, growth } from './corals.ts';
import { clownfish, fish, shoal } from './fish.ts';
import { reefRidge, wall } from './reef.ts';
import type { Motif } from './scene.ts';
import { farReefs, finish, open, swimmer } from './staging.ts';
import { snow, vignette, water } from './water.ts';

/** The reef and its small animals. */

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
