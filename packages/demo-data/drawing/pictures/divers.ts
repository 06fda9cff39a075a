import { mix, type Canvas } from './canvas.ts';
import type { Palette } from './water.ts';

/** A diver's colours; suits are dark, so that the silhouette reads against the water. */
export type Kit = { suit: string; accent: string; tank: string; fins: string };

export const kits: readonly Kit[] = [
  { suit: '#14202c', accent: '#ffb000', tank: '#e8c547', fins: '#1f2f3d' },
  { suit: '#101a26', accent: '#ff5a4f', tank: '#c4ccd2', fins: '#ff5a4f' },
  { suit: '#17222e', accent: '#31c6c0', tank: '#9fb0ba', fins: '#2a9db0' },
  { suit: '#1b1c2b', accent: '#d14d8b', tank: '#d8dde0', fins: '#2b2d42' },
  { suit: '#1a2a2a', accent: '#8fd14f', tank: '#e3b23c', fins: '#f2d43d' },
];

/** A swimming diver in trim, looking towards +x, about 340 units from fin to hand. */
export function diver(
  canvas: Canvas,
  palette: Palette,
  look: { kit: Kit; far?: number; torch?: boolean; camera?: boolean },
): string {
  const { far = 0 } = look;
  const tone = (colour: string) => mix(colour, palette.haze, far);
  const suit = tone(look.kit.suit);
  const lit = mix(suit, palette.haze, 0.35);
  const tank = canvas.linear([
    [0, mix(tone(look.kit.tank), '#ffffff', 0.4)],
    [0.5, tone(look.kit.tank)],
    [1, mix(tone(look.kit.tank), '#0a1420', 0.4)],
  ]);
  const limb = (path: string, width: number, colour = suit) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const finFar = `<path d="M-128,26L-146,20Q-186,34 -214,62Q-172,62 -132,44Z" fill="${mix(tone(look.kit.fins), '#0a1420', 0.35)}"/>`;
  const finNear = `<path d="M-126,-20L-142,-30Q-190,-36 -226,-22Q-182,-6 -132,-4Z" fill="${tone(look.kit.fins)}"/>`;
  const legs = `${finFar}${limb('M-8,8L-62,26L-126,32', 19, mix(suit, '#0a1420', 0.3))}${finNear}${limb('M-8,2L-66,12L-126,-14', 21)}${limb('M-14,-4L-64,5L-112,-14', 4, lit)}`;
  const torso = `<path d="M-24,-12C0,-24 60,-30 92,-20C104,-8 100,14 86,20C48,28 2,26 -20,18Z" fill="${suit}"/><path d="M6,-20C32,-30 70,-30 90,-20L86,16C62,26 30,24 12,20Q2,0 6,-20Z" fill="${mix(suit, '#000000', 0.3)}"/><path d="M30,-26L36,22M64,-28L68,22" stroke="${tone(look.kit.accent)}" stroke-width="5"/>`;
  const cylinder = `<rect x="-14" y="-56" width="94" height="28" rx="13" fill="${tank}"/><path d="M80,-48h12v12h-12Z" fill="${tone('#5b6770')}"/><path d="M12,-57v29M56,-57v29" stroke="${tone('#1a2530')}" stroke-width="5"/>`;
  const arm = `${limb('M84,-4L100,28L140,34', 15)}<circle cx="146" cy="34" r="9" fill="${tone('#22303c')}"/>`;
  const head = `<circle cx="120" cy="-22" r="23" fill="${suit}"/><path d="M99,-30Q118,-52 138,-38" fill="none" stroke="${lit}" stroke-width="4" stroke-linecap="round"/><path d="M124,-40h17q7,0 7,8v9q0,8 -8,8h-14q-5,0 -5,-6v-13q0,-6 3,-6Z" fill="${tone(look.kit.accent)}"/><path d="M128,-36h12q4,0 4,5v6q0,5 -5,5h-10q-3,0 -3,-4v-8q0,-4 2,-4Z" fill="${mix(tone('#bfeaf2'), '#ffffff', 0.2)}"/><path d="M99,-24L123,-30" stroke="${tone('#0b131b')}" stroke-width="5"/><path d="M86,-44C104,-62 158,-30 138,-6" fill="none" stroke="${tone('#0b131b')}" stroke-width="5"/><rect x="128" y="-13" width="18" height="13" rx="6" fill="${tone('#2b3a46')}"/>`;
  const held = look.camera ? camera(tone) : look.torch ? torch(tone) : '';
  return `${legs}${cylinder}${torso}${head}${arm}${held}`;
}

const camera = (tone: (colour: string) => string) =>
  `<rect x="142" y="14" width="34" height="28" rx="6" fill="${tone('#2a3540')}"/><circle cx="180" cy="28" r="12" fill="${tone('#11181f')}"/><circle cx="183" cy="26" r="5" fill="${tone('#8fd3e8')}"/><path d="M146,14Q150,-14 178,-16" fill="none" stroke="${tone('#2a3540')}" stroke-width="5"/><circle cx="182" cy="-16" r="9" fill="${tone('#e8eef2')}"/>`;

const torch = (tone: (colour: string) => string) =>
  `<path d="M144,26h26l10,-6v28l-10,-6h-26Z" fill="${tone('#3a4650')}"/><ellipse cx="181" cy="34" rx="4" ry="13" fill="#fff8d8"/>`;

/** The cone of light from a diver's torch, to be placed with the same transform as the diver. */
export function torchBeam(canvas: Canvas, reach = 620): string {
  const fill = canvas.linear(
    [
      [0, '#fff6cf', 0.34],
      [0.4, '#fff1b8', 0.13],
      [1, '#fff1b8', 0],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  return [0.3, 0.22, 0.14, 0.07]
    .map((spread) => {
      return `<path d="M182,26L${182 + reach},${34 - reach * spread}L${182 + reach},${34 + reach * spread}L182,44Z" fill="${fill}"/>`;
    })
    .join('');
}

/** A freediver head down (turn it as the scene needs), about 330 units from fins to hands. */
export function freediver(palette: Palette, look: { kit: Kit; far?: number }): string {
  const { far = 0 } = look;
  const suit = mix(look.kit.suit, palette.haze, far);
  const lit = mix(suit, palette.haze, 0.4);
  const fin = mix(look.kit.accent, palette.haze, far);
  const limb = (path: string, width: number, colour = suit) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<path d="M-112,10L-134,8Q-186,24 -238,20Q-186,42 -116,26Z" fill="${mix(fin, '#0a1420', 0.35)}"/>${limb('M-6,6L-58,14L-116,18', 17, mix(suit, '#000814', 0.3))}<path d="M-112,-12L-132,-18Q-184,-30 -240,-14Q-190,4 -116,2Z" fill="${fin}"/>${limb('M-6,0L-60,-2L-114,-6', 19)}<path d="M-18,-12C10,-22 52,-22 78,-13C88,-6 88,10 78,16C48,22 10,22 -16,14Z" fill="${suit}"/>${limb('M-10,-10Q30,-19 72,-12', 4, lit)}${limb('M74,-4L112,-6L168,0', 13)}${limb('M74,8L112,10L168,3', 12, mix(suit, '#000814', 0.25))}<circle cx="102" cy="2" r="18" fill="${suit}"/><path d="M106,10h14q6,4 0,11h-14Z" fill="${mix('#bfeaf2', palette.haze, far)}"/>`;
}
