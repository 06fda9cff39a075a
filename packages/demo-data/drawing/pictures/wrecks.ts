import { mix, n, place, type Canvas } from './canvas.ts';
import { growth } from './corals.ts';
import type { Palette } from './water.ts';

/** A cargo ship lying on the bottom, seen from the side, about 900 units long, keel at y = 0. */
export function shipwreck(canvas: Canvas, palette: Palette, far = 0.35): string {
  const steel = mix('#2a3038', palette.haze, far);
  const dark = mix(steel, '#020a14', 0.55);
  const hull = canvas.linear([
    [0, mix(steel, palette.light, 0.3)],
    [0.3, steel],
    [1, mix(steel, '#020a14', 0.6)],
  ]);
  const rust = mix('#9a5a36', palette.haze, far + 0.1);
  const house = `<path d="M-330,-150L-322,-262L-210,-262L-204,-150Z" fill="${hull}"/><path d="M-310,-262L-304,-312L-232,-312L-226,-262Z" fill="${steel}"/><path d="M-300,-240h18v22h-18ZM-268,-240h18v22h-18ZM-240,-240h16v22h-16ZM-300,-200h18v22h-18ZM-262,-200h18v22h-18ZM-292,-302h50v18h-50Z" fill="${dark}"/><path d="M-190,-150L-184,-232L-142,-232L-138,-150Z" fill="${mix(steel, rust, 0.4)}"/>`;
  const masts = `<path d="M40,-140L52,-392M52,-388L-66,-212M52,-388L150,-206M10,-330H94" stroke="${steel}" stroke-width="12" stroke-linecap="round"/><path d="M262,-150L268,-300M268,-296L190,-190" stroke="${steel}" stroke-width="9" stroke-linecap="round"/><path d="M52,-388C20,-320 -140,-260 -266,-312M52,-388C120,-340 200,-310 268,-300" fill="none" stroke="${steel}" stroke-width="2.5"/>`;
  const body = `<path d="M-430,-166C-420,-96 -396,-30 -352,10L372,22C420,-36 452,-120 478,-216C440,-196 404,-176 372,-160L350,-140L-380,-146Z" fill="${hull}"/>`;
  const plates = `<path d="M-408,-108H432M-386,-58H408M-362,-14H384" stroke="${dark}" stroke-opacity=".4" stroke-width="3"/><path d="M-250,-146V14M-100,-144V16M50,-142V18M200,-142V20M340,-140V20" stroke="${dark}" stroke-opacity=".28" stroke-width="3"/><path d="M40,-60Q96,-98 146,-66Q168,-30 138,0Q88,24 52,-8Q20,-34 40,-60Z" fill="${dark}"/><path d="M58,-54V-6M84,-70V8M112,-70V8M136,-52V-4" stroke="${rust}" stroke-width="6" stroke-opacity=".8"/>`;
  const holes = [-330, -286, -200, -150, 230, 290].map((x) => {
    return `<circle cx="${x}" cy="-96" r="9" fill="${dark}"/><circle cx="${x}" cy="-96" r="9" fill="none" stroke="${rust}" stroke-width="2.5"/>`;
  });
  const rails = Array.from({ length: 22 }, (_, index) => `M${370 - index * 11},-160v-30`);
  const railing = `<path d="${rails.join('')}M134,-186H376M470,-212L372,-190" stroke="${steel}" stroke-width="4" fill="none"/>`;
  const stains = Array.from({ length: 16 }, () => {
    const x = canvas.random.between(-390, 400);
    return `<path d="M${n(x)},-140q5,50 -3,${n(canvas.random.between(60, 120))}" stroke="${rust}" stroke-opacity=".35" stroke-width="${n(canvas.random.between(3, 12))}" fill="none" stroke-linecap="round"/>`;
  });
  return `${masts}${house}${body}${plates}${stains.join('')}${holes.join('')}${railing}${overgrowth(canvas, palette, far)}`;
}

/** Corals that have settled along the deck and the masts. */
function overgrowth(canvas: Canvas, palette: Palette, far: number): string {
  const { random } = canvas;
  return Array.from({ length: 30 }, () => {
    const x = random.between(-400, 400);
    const deck = x < -200 && x > -330 ? -262 : -142;
    return growth(canvas, random.pick(['lobes', 'fan', 'branching', 'whips'] as const), {
      x,
      y: deck + random.between(0, 14),
      scale: random.between(0.22, 0.5),
      colour: mix(random.pick(palette.growth), palette.haze, far),
    });
  }).join('');
}

/** The bow of a large ship seen from below, in the picture's coordinates. */
export function bow(canvas: Canvas, palette: Palette): string {
  const { width, height, random } = canvas;
  const steel = mix('#26303a', palette.haze, 0.14);
  const starboard = canvas.linear(
    [
      [0, mix(steel, '#01080f', 0.55)],
      [1, mix(steel, palette.haze, 0.32)],
    ],
    { x1: 0, y1: 0.6, x2: 1, y2: 0.2 },
  );
  const port = canvas.linear(
    [
      [0, mix(steel, palette.haze, 0.58)],
      [1, mix(steel, '#01080f', 0.25)],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.7 },
  );
  const [stemX, top, foot] = [width * 0.55, height * 0.1, height * 0.97];
  const near = `<path d="M${n(stemX)},${n(top)}Q${n(stemX + 10)},${n(height * 0.56)} ${n(stemX - 70)},${n(foot)}L${n(width * 0.02)},${n(foot + 60)}Q${n(-width * 0.06)},${n(height * 0.56)} ${n(-width * 0.1)},${n(height * 0.3)}Z" fill="${starboard}"/>`;
  const other = `<path d="M${n(stemX)},${n(top)}Q${n(stemX + 10)},${n(height * 0.56)} ${n(stemX - 70)},${n(foot)}L${n(width * 0.78)},${n(foot + 40)}Q${n(width * 0.96)},${n(height * 0.62)} ${n(width * 0.93)},${n(height * 0.3)}Z" fill="${port}"/>`;
  const plating = [0.3, 0.44, 0.58, 0.72].map((share) => {
    return `<path d="M${n(-width * 0.05)},${n(height * (share + 0.12))}Q${n(stemX * 0.6)},${n(height * (share + 0.03))} ${n(stemX - (share - 0.2) * 34)},${n(height * share)}" fill="none" stroke="#01080f" stroke-opacity=".4" stroke-width="5"/>`;
  });
  const anchorX = stemX - 148;
  const anchor = `<ellipse cx="${n(anchorX)}" cy="${n(height * 0.33)}" rx="26" ry="32" fill="#020a12"/><path d="M${n(anchorX)},${n(height * 0.33)}v150m-60,-26q14,52 60,54q46,-2 60,-54m-86,-92h52" fill="none" stroke="${mix('#7a4a30', palette.haze, 0.16)}" stroke-width="15" stroke-linecap="round"/>`;
  const rails = Array.from({ length: 15 }, (_, index) => {
    const share = index / 14;
    const x = stemX - share * stemX * 1.05;
    const y = top + share * height * 0.185;
    return `M${n(x)},${n(y)}v${n(-34 - (1 - share) * 18)}`;
  });
  const railing = `<path d="${rails.join('')}M${n(stemX)},${n(top - 50)}L${n(-30)},${n(top + height * 0.15)}" stroke="${steel}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  const growthSpots = Array.from({ length: 46 }, (_, index) => {
    const share = random.next();
    const below = index % 4 === 0 ? random.next() : 0;
    return growth(canvas, random.pick(['lobes', 'fan', 'branching', 'lobes'] as const), {
      x: stemX - share * stemX * 0.98,
      y: top + 8 + share * height * 0.2 + below * height * 0.62,
      scale: random.between(0.3, 0.8) * (1 - below * 0.6),
      colour: mix(
        mix(random.pick(palette.growth), palette.haze, 0.14),
        palette.floor,
        below > 0 ? 0.55 : 0,
      ),
    });
  });
  return `${other}${near}${plating.join('')}${anchor}${railing}${growthSpots.join('')}`;
}

/** A four-engined aeroplane at rest on the sand, seen from the side and above, about 800 units. */
export function planeWreck(canvas: Canvas, palette: Palette, far = 0.25): string {
  const skin = mix('#8a97a0', palette.haze, far);
  const shade = mix(skin, '#04121f', 0.55);
  const body = canvas.linear([
    [0, mix(skin, '#ffffff', 0.35)],
    [0.45, skin],
    [1, shade],
  ]);
  const windows = Array.from({ length: 9 }, (_, index) => {
    return `<rect x="${-180 + index * 44}" y="-34" width="22" height="17" rx="6" fill="${mix(shade, '#000000', 0.35)}"/>`;
  });
  return `<path d="M-90,-50L-250,-190L-180,-196L60,-56Z" fill="${mix(skin, palette.haze, 0.4)}"/><path d="M-400,-6C-420,-70 -444,-150 -460,-186L-396,-176L-318,-52Z" fill="${body}"/><path d="M-410,-28L-520,10L-500,30L-350,10Z" fill="${shade}"/><path d="M-420,0C-340,-66 120,-84 300,-54C356,-44 392,-16 392,8C384,40 300,58 120,58C-120,58 -330,44 -420,0Z" fill="${body}"/><path d="M316,-50Q350,-38 372,-16L318,-16Q304,-34 316,-50Z" fill="${mix(shade, '#000000', 0.4)}"/>${windows.join('')}<path d="M120,10L-60,24L-220,196L-120,206L190,54Z" fill="${mix(skin, '#ffffff', 0.12)}"/><path d="M-190,170L-90,178M-150,128L-30,134" stroke="${shade}" stroke-width="4" stroke-opacity=".5"/><path d="M-280,4Q-250,28 -206,30Q-232,54 -286,34Z" fill="${mix(shade, '#000000', 0.4)}"/>${overgrownSkin(canvas, palette, far)}`;
}

function overgrownSkin(canvas: Canvas, palette: Palette, far: number): string {
  const { random } = canvas;
  const kinds = ['lobes', 'branching', 'dome'] as const;
  return Array.from({ length: 12 }, () => {
    return place(
      growth(canvas, random.pick(kinds), {
        x: 0,
        y: 0,
        scale: random.between(0.2, 0.42),
        colour: mix(random.pick(palette.growth), palette.haze, far),
      }),
      { x: random.between(-380, 300), y: random.between(-52, -30) },
    );
  }).join('');
}
