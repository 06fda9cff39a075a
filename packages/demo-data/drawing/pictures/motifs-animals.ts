import { dolphin, manta, shark, whaleShark } from './animals.ts';
import { place } from './canvas.ts';
import { freediver, kits } from './divers.ts';
import { shoal, tornado } from './fish.ts';
import { reefRidge } from './reef.ts';
import type { Motif } from './scene.ts';
import { farReefs, finish, open, swimmer } from './staging.ts';
import { sand } from './water.ts';

/** The big animals, in open water. */

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
