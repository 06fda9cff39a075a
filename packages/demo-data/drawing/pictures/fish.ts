import { mix, n, place, type Canvas } from './canvas.ts';
import type { Palette } from './water.ts';

/** Fish look towards +x and are about 100 units long. */
const outlines = {
  slim: {
    body: 'M-30,0C-6,-13 30,-13 52,0C30,11 -6,12 -30,0Z',
    tail: 'M-26,0L-50,-15L-42,0L-50,15Z',
    fin: 'M4,-10Q14,-20 26,-9Z',
  },
  round: {
    body: 'M-30,0C-16,-30 24,-34 46,0C24,33 -16,28 -30,0Z',
    tail: 'M-26,0L-52,-20Q-42,0 -52,20Z',
    fin: 'M-12,-22Q8,-42 28,-22Z',
  },
  disc: {
    body: 'M-26,0C-22,-40 22,-44 44,0C22,42 -22,38 -26,0Z',
    tail: 'M-24,0L-44,-14Q-38,0 -44,14Z',
    fin: 'M-16,-30Q-4,-56 24,-32Z',
  },
  jack: {
    body: 'M-34,0C-12,-21 28,-24 50,-2C32,17 -10,17 -34,0Z',
    tail: 'M-30,0L-60,-25L-44,0L-60,25Z',
    fin: 'M-2,-17Q14,-32 24,-17Z',
  },
} as const;

export type FishShape = keyof typeof outlines;

/** One fish; near ones get an eye, a lit back and stripes. */
export function fish(
  canvas: Canvas,
  look: { shape: FishShape; colour: string; stripe?: string; detailed?: boolean },
): string {
  const { body, tail, fin } = outlines[look.shape];
  if (!look.detailed) return `<path d="${body}${tail}${fin}" fill="${look.colour}"/>`;
  const fill = canvas.linear([
    [0, mix(look.colour, '#0a1c33', 0.25)],
    [0.35, look.colour],
    [1, mix(look.colour, '#ffffff', 0.45)],
  ]);
  const dark = mix(look.colour, '#0a1c33', 0.35);
  const bands = look.stripe
    ? `<path d="M20,-24Q26,0 20,24L29,19Q34,0 29,-19ZM-8,-27Q-2,0 -8,27L2,27Q7,0 2,-28Z" fill="${look.stripe}" opacity=".92"/>`
    : '';
  return `<path d="${tail}${fin}" fill="${dark}"/><path d="${body}" fill="${fill}"/>${bands}<path d="M6,4Q-6,14 -14,6Q-4,2 6,4Z" fill="${dark}" opacity=".8"/><circle cx="36" cy="-5" r="4.6" fill="#fff"/><circle cx="37" cy="-5" r="2.7" fill="#0a1420"/>`;
}

/** A loose shoal that swims one way; `far` fades it into the water. */
export function shoal(
  canvas: Canvas,
  palette: Palette,
  group: {
    x: number;
    y: number;
    spreadX: number;
    spreadY: number;
    count: number;
    size: number;
    shape: FishShape;
    colour: string;
    stripe?: string;
    far?: number;
    mirrored?: boolean;
  },
): string {
  const { random } = canvas;
  const { far = 0.3, mirrored = false } = group;
  return Array.from({ length: group.count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const out = Math.sqrt(random.next());
    const near = random.next();
    const colour = mix(group.colour, palette.haze, Math.min(0.92, far + (1 - near) * 0.3));
    const detailed = group.size > 0.34 && near > 0.3;
    const shape = fish(canvas, { ...group, colour, detailed });
    return place(shape, {
      x: group.x + Math.cos(angle) * out * group.spreadX,
      y: group.y + Math.sin(angle) * out * group.spreadY,
      scale: group.size * (0.65 + near * 0.5),
      mirrored,
      turn: random.between(-13, 13),
    });
  }).join('');
}

/** Jacks or barracudas circling: a slanted ring, its back half smaller and paler. */
export function tornado(
  canvas: Canvas,
  palette: Palette,
  at: { x: number; y: number; radius: number; count: number; shape: FishShape },
): string {
  const { random } = canvas;
  const ring = Array.from({ length: at.count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const layer = random.between(-1, 1);
    const radius = at.radius * (1 - Math.abs(layer) * 0.32) * random.between(0.84, 1.12);
    const near = (Math.sin(angle) + 1) / 2;
    return { angle, layer, radius, near };
  }).toSorted((a, b) => a.near - b.near);
  return ring
    .map(({ angle, layer, radius, near }) => {
      const tone = mix(mix('#c9d8e2', '#40566b', 1 - near), palette.haze, 0.72 - near * 0.62);
      return place(fish(canvas, { shape: at.shape, colour: tone, detailed: near > 0.62 }), {
        x: at.x + Math.cos(angle) * radius,
        y: at.y + Math.sin(angle) * radius * 0.34 + layer * at.radius * 0.62,
        scale: 0.26 + near * 0.42,
        mirrored: Math.sin(angle) > 0,
        turn: Math.cos(angle) * 16,
      });
    })
    .join('');
}

/** A clownfish, about 160 units long, for the anemone pictures. */
export function clownfish(canvas: Canvas): string {
  const body = canvas.linear([
    [0, '#d9480f'],
    [0.5, '#ff7a1f'],
    [1, '#ffa94d'],
  ]);
  const edge = 'stroke="#2b1206" stroke-width="3"';
  return `<path d="M-60,0Q-98,-40 -104,-10Q-108,14 -100,26Q-84,30 -60,6Z" fill="#ff7a1f" ${edge}/><path d="M-30,-36Q0,-66 40,-40Z" fill="#f26a12" ${edge}/><path d="M-22,34Q-8,62 16,38Z" fill="#f26a12" ${edge}/><path d="M-66,0C-48,-48 40,-56 78,-4C50,46 -44,46 -66,0Z" fill="${body}" ${edge}/><path d="M34,-41Q46,-4 32,35Q46,32 54,24Q64,-6 52,-32Z" fill="#fff" ${edge}/><path d="M-16,-43Q2,-6 -16,40Q-2,42 8,40Q22,-4 6,-45Z" fill="#fff" ${edge}/><path d="M-52,-24Q-42,0 -52,22Q-46,28 -40,30Q-30,2 -42,-33Z" fill="#fff" ${edge}/><path d="M12,10Q0,34 -14,26Q-6,8 12,10Z" fill="#ff9440" ${edge}/><circle cx="62" cy="-12" r="7.4" fill="#ffe2c4"/><circle cx="63" cy="-12" r="5" fill="#160b06"/><circle cx="65" cy="-14" r="1.6" fill="#fff"/>`;
}

/** A drifting jellyfish: a lit bell, frilled arms and long threads, about 200 units tall. */
export function jellyfish(canvas: Canvas, colour: string): string {
  const { random } = canvas;
  const bell = canvas.radial(
    [
      [0, mix(colour, '#ffffff', 0.7), 0.95],
      [0.6, colour, 0.72],
      [1, mix(colour, '#ffffff', 0.4), 0.4],
    ],
    { cx: 0.5, cy: 0.3, r: 0.75 },
  );
  const strands = Array.from({ length: 15 }, (_, index) => {
    const x = (index - 7) * 9;
    const long = random.between(90, 190);
    const bend = random.between(-22, 22);
    return `<path d="M${n(x)},0C${n(x + bend)},${n(long * 0.35)} ${n(x - bend)},${n(long * 0.65)} ${n(x + bend * 0.6)},${n(long)}" fill="none" stroke="${mix(colour, '#ffffff', 0.45)}" stroke-width="${n(random.between(1.2, 2.4))}" opacity=".6"/>`;
  });
  const arms = [-22, -7, 8, 23].map((x) => {
    const wide = random.between(10, 15);
    return `<path d="M${x},-4q${n(-wide)},28 0,52t${n(wide * 0.4)},48q${n(wide)},-24 0,-50t${n(wide * 0.5)},-50Z" fill="${mix(colour, '#ffffff', 0.5)}" opacity=".5"/>`;
  });
  return `${strands.join('')}${arms.join('')}<path d="M-78,4C-84,-82 84,-82 78,4Q62,16 46,4Q30,16 15,5Q0,16 -15,5Q-30,16 -46,4Q-62,16 -78,4Z" fill="${bell}"/><path d="M-46,-30Q-30,-56 4,-58" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
}
