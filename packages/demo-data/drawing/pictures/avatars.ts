import type { Avatar, AvatarLook, EmblemName } from '../../src/content/avatars.ts';
import { createRandom, type Random } from '../../src/random.ts';
import { dolphin, manta, shark, turtle, whaleShark } from './animals.ts';
import { createCanvas, mix, place, type Canvas } from './canvas.ts';
import { growth } from './corals.ts';
import { diver, freediver, kits } from './divers.ts';
import { clownfish, fish, jellyfish } from './fish.ts';
import { boat } from './places.ts';
import { portrait, type Gear, type HairStyle } from './portrait.ts';
import { palettes, type Palette, type PaletteName } from './water.ts';

const avatarSide = 400;

const skins = ['#f6d3b8', '#eebf98', '#dba574', '#c48a58', '#a56b3f', '#7f4d2c', '#5c3720'];
const hairs = [
  '#1d1614',
  '#2f211a',
  '#4f3220',
  '#7a4a28',
  '#b07a3c',
  '#d9b064',
  '#8d8d92',
  '#a34a26',
];
const suits = ['#17324a', '#1f2530', '#0f4c5c', '#32305a', '#27413a', '#4a2337'];
const accents = [
  '#ffb703',
  '#ff6b5a',
  '#2ec4b6',
  '#e36bae',
  '#8ecae6',
  '#c5e063',
  '#f4a261',
  '#9d8df1',
];
const backdrops = [
  ['#bff0ea', '#3fb3c0'],
  ['#ffe3c2', '#f2a07b'],
  ['#cfe6ff', '#5a9bd8'],
  ['#e5f5c9', '#7dbb8f'],
  ['#f7d9ea', '#b98ac9'],
  ['#fdf0b8', '#e9b949'],
  ['#1f6f8b', '#0b3954'],
  ['#d9e4ec', '#8aa5b8'],
] as const;

const womensHair: readonly HairStyle[] = [
  'long',
  'bun',
  'bob',
  'curly',
  'ponytail',
  'hijab',
  'hood',
  'long',
  'hijab',
];
const mensHair: readonly HairStyle[] = [
  'short',
  'crop',
  'bald',
  'short',
  'beanie',
  'curly',
  'hood',
];
const gears: readonly Gear[] = [
  'none',
  'mask-up',
  'none',
  'mask-on',
  'none',
  'snorkel',
  'none',
  'regulator',
];

const emblems: Record<
  EmblemName,
  { water: PaletteName; draw: (canvas: Canvas, palette: Palette) => string }
> = {
  turtle: {
    water: 'lagoon',
    draw: (canvas, palette) =>
      place(turtle(canvas, palette), { x: 196, y: 196, scale: 1.05, turn: -14 }),
  },
  manta: {
    water: 'tropic',
    draw: (canvas, palette) =>
      place(manta(canvas, palette, 'below'), { x: 200, y: 226, scale: 1.15, turn: -90 }),
  },
  shark: {
    water: 'ocean',
    draw: (canvas, palette) =>
      place(shark(canvas, palette), { x: 206, y: 206, scale: 0.98, turn: -12 }),
  },
  'whale-shark': {
    water: 'tropic',
    draw: (canvas, palette) =>
      place(whaleShark(canvas, palette), { x: 210, y: 200, scale: 0.86, turn: -8 }),
  },
  dolphin: {
    water: 'crystal',
    draw: (canvas, palette) =>
      place(dolphin(canvas, palette), { x: 208, y: 210, scale: 1.08, turn: -24 }),
  },
  clownfish: {
    water: 'lagoon',
    draw: (canvas) => place(clownfish(canvas), { x: 212, y: 204, scale: 1.5, turn: -8 }),
  },
  butterflyfish: {
    water: 'tropic',
    draw: (canvas) =>
      place(fish(canvas, { shape: 'disc', colour: '#ffd23f', stripe: '#20242c', detailed: true }), {
        x: 200,
        y: 204,
        scale: 2.7,
      }),
  },
  jellyfish: {
    water: 'dusk',
    draw: (canvas) => place(jellyfish(canvas, '#ffd6e0'), { x: 200, y: 158, scale: 1.3 }),
  },
  diver: {
    water: 'abyss',
    draw: (canvas, palette) =>
      place(diver(canvas, palette, { kit: kits[0] ?? fallbackKit, torch: true }), {
        x: 216,
        y: 214,
        scale: 0.86,
        turn: -16,
      }),
  },
  freediver: {
    water: 'ocean',
    draw: (_, palette) =>
      place(freediver(palette, { kit: kits[3] ?? fallbackKit }), {
        x: 200,
        y: 234,
        scale: 0.9,
        turn: 68,
      }),
  },
  coral: {
    water: 'lagoon',
    draw: (canvas) =>
      place(growth(canvas, 'branching', { x: 0, y: 0, scale: 1, colour: '#ff6b6b', turn: 0 }), {
        x: 200,
        y: 352,
        scale: 2.5,
      }),
  },
  liveaboard: {
    water: 'dusk',
    draw: () =>
      `<path d="M0,250Q60,232 120,250T240,250T360,250T480,250V400H0Z" fill="#1d4e79"/>${place(boat(), { x: 196, y: 256, scale: 0.98 })}<path d="M0,276Q60,258 120,276T240,276T360,276T480,276V400H0Z" fill="#123a5e"/>`,
  },
};

const fallbackKit = { suit: '#14202c', accent: '#ffb000', tank: '#e8c547', fins: '#1f2f3d' };

/** The SVG of an avatar, a square of `avatarSide`. */
export function drawAvatar(avatar: Avatar): string {
  const { look, name } = avatar;
  const random = createRandom(`avatar ${name}`);
  const canvas = createCanvas(avatarSide, avatarSide, random);
  if (avatar.look === 'emblem') {
    const { water, draw } = emblems[avatar.name];
    return canvas.toSvg(waterDisc(canvas, palettes[water]) + draw(canvas, palettes[water]));
  }
  return canvas.toSvg(person(canvas, random, look, Number(name.split('-')[1])));
}

function waterDisc(canvas: Canvas, palette: Palette): string {
  const fill = canvas.radial(
    [
      [0, palette.surface],
      [0.55, palette.upper],
      [1, palette.middle],
    ],
    { cx: 0.4, cy: 0.2, r: 1 },
  );
  return `<rect width="400" height="400" fill="${fill}"/>`;
}

/** Cycles through the lists, so that neighbouring avatars differ in every visible feature. */
function person(canvas: Canvas, random: Random, look: AvatarLook, number: number): string {
  const at = <T>(list: readonly T[], step: number): T => {
    const item = list[(number * step + (look === 'man' ? 3 : 0)) % list.length];
    return item ?? random.pick(list);
  };
  const hairStyle = at(look === 'man' ? mensHair : womensHair, 1);
  const skin = at(skins, 3);
  // In a drawing this simple, unusual combinations of hair and skin would look like mistakes.
  const hair = skins.indexOf(skin) > 3 ? random.pick(hairs.slice(0, 3)) : at(hairs, 5);
  const [light, dark] = at(backdrops, 3);
  const fill = canvas.radial(
    [
      [0, mix(light, '#ffffff', 0.25)],
      [1, dark],
    ],
    { cx: 0.35, cy: 0.2, r: 1 },
  );
  const wave = `<path d="M0,330Q50,312 100,330T200,330T300,330T400,330V400H0Z" fill="#ffffff" opacity=".16"/>`;
  const gear =
    hairStyle === 'beanie' || hairStyle === 'bun'
      ? 'none'
      : at(gears, 1 + (look === 'man' ? 2 : 0));
  const drawn = portrait(canvas, {
    skin,
    hair,
    hairStyle,
    gear,
    suit: at(suits, 1),
    accent: at(accents, 3),
    beard: look === 'man' && number % 3 !== 0 && gear !== 'regulator',
    glasses: gear === 'none' && number % 5 === 0,
  });
  return `<rect width="400" height="400" fill="${fill}"/>${wave}${drawn}`;
}
