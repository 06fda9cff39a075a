import { mix, place } from './canvas.ts';
import { kelpStalk } from './corals.ts';
import { shoal } from './fish.ts';
import { caveMouth, dripstones, fissure, skylight } from './places.ts';
import { reefRidge } from './reef.ts';
import type { Motif } from './scene.ts';
import { finish, open, swimmer } from './staging.ts';
import { sand, water } from './water.ts';
import { bow, planeWreck, shipwreck } from './wrecks.ts';

/** Wrecks, caves and cold water. */

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
