import { mix, n, type Canvas } from './canvas.ts';
import type { Palette } from './water.ts';

/** The larger animals, drawn around the origin, looking towards +x, about 300 units long. */

export function turtle(canvas: Canvas, palette: Palette): string {
  const skin = mix('#7a8a4a', palette.haze, 0.15);
  const dark = mix(skin, '#14231c', 0.55);
  const shell = canvas.radial(
    [
      [0, '#c8a45e'],
      [0.6, '#8a6a35'],
      [1, '#4a3a20'],
    ],
    { cx: 0.45, cy: 0.25, r: 0.85 },
  );
  const flipper = canvas.linear([
    [0, mix(skin, '#ffffff', 0.2)],
    [1, dark],
  ]);
  const scutes =
    'M-72,-18L-34,-32L4,-30L40,-20M-80,8L-44,2L-6,2L34,4L66,8M-34,-32L-44,2L-40,34M4,-30L-6,2L0,38M40,-20L34,4L42,30M-44,2L-72,-18M34,4L66,-8';
  return `<path d="M44,-14C30,-58 6,-104 -46,-138C-54,-96 -30,-44 14,-12Z" fill="${dark}"/><path d="M-78,4C-112,-6 -136,-24 -152,-22C-146,4 -116,22 -80,20Z" fill="${dark}"/><path d="M-98,4C-80,-62 60,-66 96,2C70,48 -68,52 -98,4Z" fill="${shell}"/><path d="${scutes}" fill="none" stroke="#3a2c16" stroke-opacity=".6" stroke-width="3.4" stroke-linejoin="round"/><path d="M-98,4C-68,52 70,48 96,2C78,30 -60,34 -98,4Z" fill="#efe0b0" opacity=".55"/><path d="M60,14C72,62 50,116 8,142C-10,104 2,50 34,18Z" fill="${flipper}"/><path d="M-70,20C-92,34 -116,58 -118,78C-92,80 -62,56 -50,30Z" fill="${flipper}"/><path d="M88,-8C100,-32 142,-36 158,-14C166,4 140,22 112,20Q96,16 88,-8Z" fill="${mix(skin, '#ffffff', 0.16)}"/><path d="M108,-20L124,-6L112,10M132,-24L140,-6" fill="none" stroke="${dark}" stroke-width="3" stroke-opacity=".6"/><circle cx="136" cy="-8" r="5.4" fill="#0c140f"/><circle cx="138" cy="-10" r="1.7" fill="#fff"/>${freckles(canvas, dark)}`;
}

function freckles({ random }: Canvas, colour: string): string {
  return Array.from({ length: 16 }, () => {
    const y = random.between(40, 124);
    return `<circle cx="${n(34 - (y - 40) * 0.2 + random.between(-13, 13))}" cy="${n(y)}" r="${n(random.between(2, 5))}" fill="${colour}" opacity=".5"/>`;
  }).join('');
}

/** A manta in mid-stroke, seen from slightly above or from below. */
export function manta(canvas: Canvas, palette: Palette, view: 'above' | 'below'): string {
  const back = mix('#16222e', palette.haze, 0.16);
  const fill = canvas.linear([
    [0, mix(back, palette.haze, 0.45)],
    [0.5, back],
    [1, mix(back, '#000814', 0.3)],
  ]);
  const wings =
    'M70,-16C58,-32 30,-46 4,-56C-34,-92 -84,-130 -150,-142C-128,-104 -112,-62 -96,-24C-102,-8 -102,8 -96,24C-112,62 -128,104 -150,142C-84,130 -34,92 4,56C30,46 58,32 70,16Q76,0 70,-16Z';
  const horns = `<path d="M66,-20C84,-26 100,-22 110,-10C96,-12 82,-8 68,-4ZM66,20C84,26 100,22 110,10C96,12 82,8 68,4Z" fill="${back}"/>`;
  const tail = `<path d="M-94,-3Q-170,4 -250,-12Q-170,12 -94,5Z" fill="${back}"/>`;
  const marks =
    view === 'below'
      ? `<path d="M52,-24C20,-44 -30,-58 -70,-20C-84,-6 -84,6 -70,20C-30,58 20,44 52,24Q60,0 52,-24Z" fill="#eef6f8" opacity=".88"/><path d="M40,-15Q32,-24 22,-27M28,-14Q20,-22 8,-26M16,-13Q8,-20 -5,-24M40,15Q32,24 22,27M28,14Q20,22 8,26M16,13Q8,20 -5,24" stroke="#3a4a58" stroke-width="4" stroke-linecap="round"/>`
      : `<path d="M48,-16C34,-30 10,-36 -14,-34C2,-24 24,-12 40,-8ZM48,16C34,30 10,36 -14,34C2,24 24,12 40,8Z" fill="#dfeaf0" opacity=".62"/>`;
  return `${tail}<path d="${wings}" fill="${fill}"/>${marks}${horns}`;
}

export function shark(canvas: Canvas, palette: Palette): string {
  const back = mix('#4a5b6b', palette.haze, 0.3);
  const fill = canvas.linear([
    [0, mix(back, '#0a1c33', 0.25)],
    [0.55, back],
    [0.72, mix(back, '#f2f7fa', 0.75)],
    [1, '#f2f7fa'],
  ]);
  const dark = mix(back, '#0a1c33', 0.35);
  return `<path d="M-120,2C-150,-22 -168,-52 -182,-62C-180,-34 -172,-12 -160,4C-170,18 -176,30 -178,44C-156,36 -138,22 -118,12Z" fill="${dark}"/><path d="M-6,-30C-14,-56 -26,-70 -40,-76C-42,-54 -44,-40 -52,-26Z" fill="${dark}"/><path d="M-126,6C-90,-22 -20,-36 50,-34C98,-32 136,-16 158,2C138,14 104,22 60,24C0,28 -80,22 -126,6Z" fill="${fill}"/><path d="M58,12C44,36 22,62 -8,74C0,48 8,26 22,12Z" fill="${dark}"/><path d="M-64,16C-74,30 -84,38 -96,42C-94,30 -90,22 -86,14Z" fill="${dark}"/><path d="M82,-14q-5,10 -2,20M92,-14q-5,10 -2,21M102,-13q-5,10 -2,20" fill="none" stroke="${dark}" stroke-width="3" stroke-linecap="round"/><circle cx="128" cy="-9" r="4.4" fill="#08121c"/><path d="M146,8Q132,14 118,12" fill="none" stroke="${dark}" stroke-width="2.6" stroke-linecap="round"/>`;
}

export function whaleShark(canvas: Canvas, palette: Palette): string {
  const { random } = canvas;
  const back = mix('#33566f', palette.haze, 0.22);
  const fill = canvas.linear([
    [0, mix(back, '#0a1c33', 0.3)],
    [0.6, back],
    [1, mix(back, '#f2f7fa', 0.7)],
  ]);
  const dark = mix(back, '#0a1c33', 0.4);
  const spots = Array.from({ length: 92 }, () => {
    const x = random.between(-150, 150);
    const half = 34 * Math.sqrt(Math.max(0, 1 - (x / 168) ** 2));
    const y = -8 - half + random.next() ** 1.3 * half * 1.5;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(1.4, 3))}" fill="#eef8ff" opacity=".72"/>`;
  });
  return `<path d="M-150,0C-176,-30 -196,-62 -212,-74C-212,-40 -204,-14 -190,2C-202,20 -206,38 -206,54C-184,42 -166,26 -148,14Z" fill="${dark}"/><path d="M-30,-42C-40,-64 -54,-76 -70,-82C-70,-62 -74,-46 -80,-34Z" fill="${dark}"/><path d="M-158,6C-110,-34 -20,-52 70,-48C128,-46 164,-34 172,-8C172,16 150,28 110,32C20,42 -100,34 -158,6Z" fill="${fill}"/>${spots.join('')}<path d="M70,20C54,52 30,80 -6,96C2,64 8,40 26,22Z" fill="${dark}"/><path d="M170,-8Q160,12 134,14" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><circle cx="140" cy="-14" r="4.6" fill="#08121c"/>`;
}

export function dolphin(canvas: Canvas, palette: Palette): string {
  const back = mix('#5a7488', palette.haze, 0.22);
  const fill = canvas.linear([
    [0, mix(back, '#0a1c33', 0.2)],
    [0.55, back],
    [1, mix(back, '#ffffff', 0.7)],
  ]);
  const dark = mix(back, '#0a1c33', 0.28);
  return `<path d="M-118,10C-136,-2 -158,-8 -172,-4C-162,8 -152,16 -146,22C-156,32 -160,42 -158,50C-138,44 -124,34 -114,22Z" fill="${dark}"/><path d="M-4,-40C-16,-62 -32,-74 -48,-76C-44,-60 -42,-46 -44,-32Z" fill="${dark}"/><path d="M-124,16C-90,-14 -34,-42 30,-40C64,-40 88,-30 100,-16C118,-14 138,-8 142,-2C138,6 116,8 98,10C60,26 -60,36 -124,16Z" fill="${fill}"/><path d="M46,12C38,34 22,50 -2,56C4,38 10,24 20,14Z" fill="${dark}"/><circle cx="84" cy="-12" r="3.8" fill="#08121c"/><path d="M138,0Q116,4 100,0" fill="none" stroke="${dark}" stroke-width="2.4"/>`;
}
