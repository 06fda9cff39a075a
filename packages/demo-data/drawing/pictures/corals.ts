import { mix, n, place, smoothPath, type Canvas } from './canvas.ts';

/** A coral or sponge in one colour, drawn upward from (0, 0), about 100 units tall. */
type Growth = (canvas: Canvas, colour: string) => string;

const shaded = ({ linear }: Canvas, colour: string) =>
  linear([
    [0, mix(colour, '#ffffff', 0.34)],
    [0.5, colour],
    [1, mix(colour, '#0a1c33', 0.45)],
  ]);

/** Branching coral: twigs that fork a few times, drawn thickest first. */
const branching: Growth = ({ random }, colour) => {
  const levels: string[][] = [[], [], [], [], []];
  const grow = (x: number, y: number, angle: number, length: number, level: number): void => {
    const endX = x + Math.sin(angle) * length;
    const endY = y - Math.cos(angle) * length;
    const bendX = (x + endX) / 2 + random.between(-4, 4);
    levels[level]?.push(`M${n(x)},${n(y)}Q${n(bendX)},${n((y + endY) / 2)} ${n(endX)},${n(endY)}`);
    if (level === levels.length - 1) return;
    const forks = level < 2 ? 3 : 2;
    for (let fork = 0; fork < forks; fork += 1) {
      const spread = (fork - (forks - 1) / 2) * 0.62 + random.between(-0.2, 0.2);
      grow(endX, endY, angle * 0.75 + spread, length * random.between(0.66, 0.84), level + 1);
    }
  };
  grow(0, 6, random.between(-0.15, 0.15), 30, 0);
  return levels
    .map((twigs, level) => {
      const tone = mix(mix(colour, '#0a1c33', 0.35), mix(colour, '#ffffff', 0.3), level / 4);
      return `<path d="${twigs.join('')}" fill="none" stroke="${tone}" stroke-width="${n(10 - level * 1.9)}" stroke-linecap="round"/>`;
    })
    .join('');
};

/** Table coral: a flat plate on a short foot, its rim catching the light. */
const table: Growth = (canvas, colour) => {
  const half = canvas.random.between(70, 110);
  const rim = mix(colour, '#ffffff', 0.42);
  const dark = mix(colour, '#0a1c33', 0.5);
  return `<path d="M-14,6Q-8,-26 -${n(half * 0.7)},-44L${n(half * 0.7)},-44Q10,-26 16,6Z" fill="${dark}"/><ellipse cx="0" cy="-48" rx="${n(half)}" ry="13" fill="${shaded(canvas, colour)}"/><ellipse cx="0" cy="-52" rx="${n(half * 0.97)}" ry="9" fill="${rim}" opacity=".55"/>`;
};

/** Brain coral: a dome with meandering grooves. */
const dome: Growth = (canvas, colour) => {
  const half = canvas.random.between(42, 72);
  const tall = half * canvas.random.between(0.72, 0.95);
  const grooves = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 7;
    const x = half * (share * 2 - 1);
    const lift = tall * Math.sqrt(1 - (share * 2 - 1) ** 2);
    return `M${n(x)},4C${n(x - 12)},${n(-lift * 0.3)} ${n(x + 12)},${n(-lift * 0.6)} ${n(x * 0.72)},${n(-lift * 0.94)}`;
  }).join('');
  return `<path d="M${n(-half)},6C${n(-half)},${n(-tall * 1.25)} ${n(half)},${n(-tall * 1.25)} ${n(half)},6Z" fill="${shaded(canvas, colour)}"/><path d="${grooves}" fill="none" stroke="${mix(colour, '#0a1c33', 0.45)}" stroke-width="3.4" stroke-opacity=".6" stroke-linecap="round"/>`;
};

/** Tube sponges: a family of chimneys, dark inside. */
const tubes: Growth = (canvas, colour) => {
  const { random } = canvas;
  const fill = shaded(canvas, colour);
  const inside = mix(colour, '#0a1c33', 0.72);
  return Array.from({ length: random.int(3, 6) }, (_, index) => {
    const x = (index - 2) * 21 + random.between(-5, 5);
    const tall = random.between(46, 108);
    const wide = random.between(10, 15);
    const lean = x * 0.2;
    return `<path d="M${n(x - wide * 0.7)},8L${n(x + lean - wide)},${n(-tall)}L${n(x + lean + wide)},${n(-tall)}L${n(x + wide * 0.7)},8Z" fill="${fill}"/><ellipse cx="${n(x + lean)}" cy="${n(-tall)}" rx="${n(wide)}" ry="5.4" fill="${mix(colour, '#ffffff', 0.35)}"/><ellipse cx="${n(x + lean)}" cy="${n(-tall)}" rx="${n(wide * 0.66)}" ry="3.4" fill="${inside}"/>`;
  }).join('');
};

/** Soft coral: a cluster of rounded lobes with a lit side. */
const lobes: Growth = ({ random }, colour) => {
  const balls = Array.from({ length: 24 }, (_, index) => {
    const share = index / 23;
    const radius = random.between(9, 17) * (1 - share * 0.35);
    const x = random.between(-1, 1) * 48 * (1 - share * 0.55);
    const y = -8 - share * 72 + random.between(-6, 6);
    const tone = mix(mix(colour, '#0a1c33', 0.32), mix(colour, '#ffffff', 0.24), share);
    const glow = mix(colour, '#ffffff', 0.5);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${tone}"/><circle cx="${n(x - radius * 0.25)}" cy="${n(y - radius * 0.35)}" r="${n(radius * 0.38)}" fill="${glow}" opacity=".45"/>`;
  });
  return balls.join('');
};

/** Sea fan: a flat net of veins, set across the current. */
const fan: Growth = ({ random }, colour) => {
  const veins = Array.from({ length: 21 }, (_, index) => {
    const angle = ((index - 10) / 10) * 1.18;
    const reach = random.between(88, 122) * (1 - Math.abs(angle) * 0.16);
    const x = Math.sin(angle) * reach;
    const y = -Math.cos(angle) * reach;
    return `M0,4Q${n(x * 0.32)},${n(y * 0.62)} ${n(x)},${n(y)}M${n(x * 0.5)},${n(y * 0.62)}q${n(random.between(-9, 9))},-14 ${n(x * 0.22)},${n(y * 0.3)}`;
  }).join('');
  const web = `M0,4C-90,-20 -104,-92 -40,-116C0,-132 60,-128 92,-84C104,-50 60,-12 0,4Z`;
  return `<path d="${web}" fill="${colour}" opacity=".3"/><path d="${veins}" fill="none" stroke="${mix(colour, '#ffffff', 0.12)}" stroke-width="3" stroke-linecap="round"/>`;
};

/** Sea whips: long single strands that bend with the water. */
const whips: Growth = ({ random }, colour) => {
  return Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * 8;
    const lean = random.between(-34, 34);
    const tall = random.between(80, 150);
    const tone = mix(colour, '#ffffff', random.between(0, 0.3));
    return `<path d="M${n(x)},8C${n(x)},${n(-tall * 0.4)} ${n(x + lean)},${n(-tall * 0.5)} ${n(x + lean * 0.7)},${n(-tall)}" fill="none" stroke="${tone}" stroke-width="${n(random.between(3, 5.5))}" stroke-linecap="round"/>`;
  }).join('');
};

const growths = { branching, table, dome, tubes, lobes, fan, whips };
export type GrowthKind = keyof typeof growths;

export const growthKinds = Object.keys(growths).filter(
  (kind): kind is GrowthKind => kind in growths,
);

export function growth(
  canvas: Canvas,
  kind: GrowthKind,
  at: { x: number; y: number; scale: number; colour: string; turn?: number },
): string {
  return place(growths[kind](canvas, at.colour), {
    ...at,
    mirrored: canvas.random.chance(0.5),
    turn: at.turn ?? canvas.random.between(-7, 7),
  });
}

/** An anemone: a cushion of swaying tentacles with bright tips, about 300 units wide. */
export function anemone({ random }: Canvas, colour: string): string {
  const base = `<path d="M-130,20C-150,-46 -70,-74 0,-74S150,-46 130,20Z" fill="${mix(colour, '#2a1440', 0.5)}"/>`;
  const arms = Array.from({ length: 110 }, (_, index) => {
    const row = index / 110;
    const x = random.between(-140, 140) * (1 - row * 0.12);
    const y = -78 + row * 88 + (x / 140) ** 2 * 40;
    const tall = random.between(34, 60);
    const lean = x * 0.18 + random.between(-16, 16);
    const tone = mix(mix(colour, '#ffffff', 0.25), colour, row);
    return `<path d="M${n(x)},${n(y + 20)}q${n(lean * 0.2)},${n(-tall * 0.6)} ${n(lean)},${n(-tall)}" fill="none" stroke="${tone}" stroke-width="9" stroke-linecap="round"/><circle cx="${n(x + lean)}" cy="${n(y + 20 - tall)}" r="5.4" fill="${mix(colour, '#ffffff', 0.66)}"/>`;
  });
  return base + arms.join('');
}

/** Giant kelp: one stalk from the bottom to the surface with leaves on both sides. */
export function kelpStalk(
  canvas: Canvas,
  at: { x: number; foot: number; colour: string; scale: number },
) {
  const { random } = canvas;
  const sway = random.between(-60, 60);
  const points = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const x = at.x + Math.sin(share * 4 + sway) * 26 * at.scale + share * sway;
    return [x, at.foot - share * (at.foot + 60)] as const;
  });
  const leafCount = Math.round(30 / Math.max(0.6, at.scale));
  const leaves = Array.from({ length: leafCount }, (_, index) => {
    const share = index / leafCount;
    const point = points[Math.floor(share * 8)] ?? points[0];
    const y = at.foot - share * (at.foot + 60);
    const tone = mix(at.colour, '#fff2a8', share * 0.4 * random.next());
    const leaf = `<path d="M0,0C22,-17 66,-19 112,6C64,13 26,15 0,0Z" fill="${tone}"/><circle cx="4" cy="0" r="6" fill="${mix(tone, '#ffffff', 0.22)}"/>`;
    return place(leaf, {
      x: point?.[0] ?? at.x,
      y,
      scale: at.scale * random.between(0.8, 1.3),
      mirrored: index % 2 === 0,
      turn: random.between(-34, 24),
    });
  });
  return `<path d="${smoothPath(points)}" fill="none" stroke="${mix(at.colour, '#1b2a12', 0.3)}" stroke-width="${n(7 * at.scale)}"/>${leaves.join('')}`;
}
