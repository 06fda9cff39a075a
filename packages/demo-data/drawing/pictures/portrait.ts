import { mix, type Canvas } from './canvas.ts';

/** A drawn person in a square of 400, shoulders at the bottom edge. */
export type Portrait = {
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  suit: string;
  accent: string;
  gear: Gear;
  beard?: boolean;
  glasses?: boolean;
};

export type HairStyle =
  | 'short'
  | 'crop'
  | 'bald'
  | 'long'
  | 'bun'
  | 'bob'
  | 'curly'
  | 'ponytail'
  | 'hijab'
  | 'hood'
  | 'beanie';
export type Gear = 'none' | 'mask-up' | 'mask-on' | 'snorkel' | 'regulator';

export function portrait(canvas: Canvas, look: Portrait): string {
  const { back, front } = hair(look);
  return [
    back,
    shoulders(canvas, look),
    head(look),
    face(look),
    look.beard ? beard(look) : '',
    front,
    gear(look),
  ].join('');
}

function shoulders(canvas: Canvas, { suit, accent, skin, hairStyle }: Portrait): string {
  const fill = canvas.linear([
    [0, mix(suit, '#ffffff', 0.14)],
    [1, mix(suit, '#04101c', 0.35)],
  ]);
  const neck =
    hairStyle === 'hijab' || hairStyle === 'hood'
      ? ''
      : `<path d="M168,236h64v60q-32,30 -64,0Z" fill="${mix(skin, '#5a2a18', 0.24)}"/>`;
  return `${neck}<path d="M40,420C44,326 104,298 166,286Q200,314 234,286C296,298 356,326 360,420Z" fill="${fill}"/><path d="M118,304L132,420M282,304L268,420" stroke="${accent}" stroke-width="17"/><path d="M164,286Q200,318 236,286L240,298Q200,334 160,298Z" fill="${mix(suit, '#ffffff', 0.3)}"/>`;
}

function head({ skin, hairStyle }: Portrait): string {
  const shade = mix(skin, '#5a2a18', 0.2);
  const ears =
    hairStyle === 'hijab' || hairStyle === 'hood'
      ? ''
      : `<circle cx="127" cy="188" r="17" fill="${shade}"/><circle cx="273" cy="188" r="17" fill="${shade}"/>`;
  return `${ears}<path d="M128,164C128,106 160,84 200,84S272,106 272,164C272,222 242,264 200,264S128,222 128,164Z" fill="${skin}"/><path d="M272,164C272,222 242,264 200,264Q186,264 174,258C226,252 252,206 254,116Q272,132 272,164Z" fill="${shade}" opacity=".4"/>`;
}

function face({ skin, hair: tone, hairStyle, glasses }: Portrait): string {
  const brow = mix(
    hairStyle === 'hijab' || hairStyle === 'hood' || hairStyle === 'bald' ? '#3a2a22' : tone,
    '#1a1210',
    0.4,
  );
  const line = mix(skin, '#4a1f12', 0.5);
  const eyes = `<circle cx="170" cy="182" r="7.4" fill="#1c1a1c"/><circle cx="230" cy="182" r="7.4" fill="#1c1a1c"/><circle cx="172.500" cy="179.500" r="2.300" fill="#fff"/><circle cx="232.500" cy="179.500" r="2.300" fill="#fff"/>`;
  const brows = `<path d="M154,164q15,-10 31,-3M215,161q16,-7 31,3" fill="none" stroke="${brow}" stroke-width="6" stroke-linecap="round"/>`;
  const mouth = `<path d="M200,186q-9,22 3,24" fill="none" stroke="${line}" stroke-width="4.500" stroke-linecap="round"/><path d="M176,228q24,19 48,0q-24,6 -48,0Z" fill="#fff" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>`;
  const blush = `<ellipse cx="154" cy="210" rx="14" ry="9" fill="#e2553f" opacity=".14"/><ellipse cx="246" cy="210" rx="14" ry="9" fill="#e2553f" opacity=".14"/>`;
  const frames = glasses
    ? `<circle cx="170" cy="183" r="23" fill="none" stroke="#2a2d33" stroke-width="5"/><circle cx="230" cy="183" r="23" fill="none" stroke="#2a2d33" stroke-width="5"/><path d="M193,180q7,-5 14,0" fill="none" stroke="#2a2d33" stroke-width="5"/>`
    : '';
  return blush + eyes + brows + mouth + frames;
}

function beard({ hair: tone }: Portrait): string {
  return `<path d="M128,184C128,236 150,280 200,280S272,236 272,184C266,210 252,218 236,214Q218,204 200,212Q182,204 164,214C148,218 134,210 128,184ZM174,226Q200,214 226,226Q226,244 200,246Q174,244 174,226Z" fill-rule="evenodd" fill="${tone}"/>`;
}

type Hair = { back: string; front: string };
type HairInks = { tone: string; lit: string; accent: string; suit: string };

/** Hair behind and in front of the head. */
function hair({ hairStyle, hair: tone, accent, suit }: Portrait): Hair {
  return hairStyles[hairStyle]({ tone, lit: mix(tone, '#ffffff', 0.16), accent, suit });
}

const shape = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`;
/** The shape has a hole for the face. */
const framed = (path: string, colour: string): string =>
  `<path fill-rule="evenodd" d="${path}" fill="${colour}"/>`;

function cap({ tone, lit }: HairInks): string {
  return `<path d="M122,176C112,104 150,66 204,66C258,66 290,106 277,176C272,150 262,134 246,124C214,136 168,134 150,126C136,138 128,152 122,176Z" fill="${tone}"/><path d="M150,98Q190,74 238,92" fill="none" stroke="${lit}" stroke-width="7" stroke-linecap="round" opacity=".7"/>`;
}

function curls({ tone, lit }: HairInks, spots: readonly (readonly [number, number, number])[]) {
  return spots
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${x < 190 ? lit : tone}"/>`)
    .join('');
}

const hairStyles: Record<HairStyle, (inks: HairInks) => Hair> = {
  bald: () => ({ back: '', front: '' }),
  crop: ({ tone }) => ({
    back: '',
    front: shape(
      'M126,168C118,108 152,74 200,74S282,108 274,168C270,140 262,120 246,112Q200,98 154,112C138,120 130,140 126,168Z',
      tone,
    ),
  }),
  short: ({ tone }) => ({
    back: '',
    front: shape(
      'M124,172C108,112 140,62 206,64C262,60 292,108 276,172C270,146 262,132 250,122C222,128 192,120 176,104C172,122 150,134 136,138Q126,150 124,172Z',
      tone,
    ),
  }),
  long: ({ tone }) => ({
    back: shape(
      'M200,62C118,62 100,128 104,206C106,262 92,304 84,330Q200,366 316,330C308,304 294,262 296,206C300,128 282,62 200,62Z',
      mix(tone, '#000000', 0.2),
    ),
    front: shape(
      'M122,190C112,110 148,68 202,66C258,66 288,110 278,190C272,150 254,126 220,110C196,128 146,134 122,190Z',
      tone,
    ),
  }),
  bob: ({ tone }) => ({
    back: shape(
      'M200,62C122,62 98,122 104,196Q106,244 126,256H274Q294,244 296,196C302,122 278,62 200,62Z',
      mix(tone, '#000000', 0.2),
    ),
    front: shape(
      'M120,186C112,106 150,68 200,66C256,66 288,110 280,186C276,160 268,144 258,132Q200,128 142,132C130,146 124,162 120,186Z',
      tone,
    ),
  }),
  bun: ({ tone, lit, accent, suit }) => ({
    back: `<circle cx="200" cy="50" r="38" fill="${mix(tone, '#000000', 0.16)}"/><path d="M176,34q24,-16 46,4" stroke="${lit}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    front: cap({ tone, lit, accent, suit }),
  }),
  ponytail: ({ tone, lit, accent, suit }) => ({
    back: shape(
      'M262,96C330,98 338,190 312,262Q296,276 288,252C300,200 288,150 252,128Z',
      mix(tone, '#000000', 0.14),
    ),
    front: cap({ tone, lit, accent, suit }),
  }),
  curly: ({ tone, lit, accent, suit }) => ({
    back: curls({ tone, lit, accent, suit }, [
      [116, 150, 36],
      [124, 196, 30],
      [284, 150, 36],
      [276, 196, 30],
      [140, 108, 38],
      [260, 108, 38],
    ]),
    front: curls({ tone, lit, accent, suit }, [
      [150, 98, 30],
      [176, 80, 32],
      [206, 76, 33],
      [236, 86, 31],
      [256, 106, 26],
      [136, 122, 24],
      [266, 128, 20],
    ]),
  }),
  hijab: ({ accent }) => ({
    back: shape(
      'M200,50C112,50 92,130 102,220C106,282 84,322 66,420H334C316,322 294,282 298,220C308,130 288,50 200,50Z',
      mix(accent, '#04101c', 0.25),
    ),
    front: `${framed('M200,56C120,56 100,132 108,206C112,262 152,296 200,300S288,262 292,206C300,132 280,56 200,56ZM200,96C244,96 264,128 264,172C264,226 238,264 200,264S136,226 136,172C136,128 156,96 200,96Z', accent)}<path d="M122,244C150,300 220,330 300,296C300,340 260,372 214,366C164,360 130,310 122,244Z" fill="${mix(accent, '#ffffff', 0.12)}"/><path d="M136,112Q166,66 220,68" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>`,
  }),
  hood: ({ accent, suit }) => ({
    back: '',
    front: `${framed('M200,54C116,54 98,128 106,210C110,268 132,306 150,316H250C268,306 290,268 294,210C302,128 284,54 200,54ZM200,98C246,98 262,130 262,174C262,226 238,262 200,262S138,226 138,174C138,130 154,98 200,98Z', mix(suit, '#ffffff', 0.08))}<path d="M134,114Q164,68 216,70" fill="none" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>`,
  }),
  beanie: ({ tone, accent }) => ({
    back: shape('M122,176Q116,220 134,236L150,150ZM278,176Q284,220 266,236L250,150Z', tone),
    front: `<path d="M118,148C112,84 150,44 200,44S288,84 282,148Z" fill="${accent}"/><path d="M112,132h176q8,0 8,10v20q0,10 -8,10H112q-8,0 -8,-10v-20q0,-10 8,-10Z" fill="${mix(accent, '#ffffff', 0.2)}"/>`,
  }),
};

function gear({ gear: kind, accent }: Portrait): string {
  const frame = mix(accent, '#0a1420', 0.1);
  const lens =
    '<path d="M-70,-26H70Q84,-26 84,-10V8Q84,30 62,30H30Q18,30 12,18Q0,6 -12,18Q-18,30 -30,30H-62Q-84,30 -84,8V-10Q-84,-26 -70,-26Z"';
  const mask = (y: number, opacity: number) =>
    `<g transform="translate(200 ${y})"><path d="M-84,-8L-96,-14M84,-8L96,-14" stroke="#16202a" stroke-width="16"/>${lens} fill="#9fe0ee" fill-opacity="${opacity}" stroke="${frame}" stroke-width="12" stroke-linejoin="round"/><path d="M-62,8L-44,-16M30,10L52,-16" stroke="#fff" stroke-opacity=".75" stroke-width="7" stroke-linecap="round"/></g>`;
  const tube = `<path d="M236,236C286,246 308,222 306,176L300,60" fill="none" stroke="${frame}" stroke-width="15" stroke-linecap="round"/><path d="M300,74L299,46" stroke="#ff7a3d" stroke-width="15" stroke-linecap="round"/>`;
  const regulator = `<rect x="168" y="214" width="64" height="42" rx="20" fill="#1d2832"/><circle cx="200" cy="235" r="14" fill="${accent}"/><path d="M232,236C296,240 322,280 326,420" fill="none" stroke="#1d2832" stroke-width="14"/>`;
  switch (kind) {
    case 'none':
      return '';
    case 'mask-up':
      return mask(110, 0.75);
    case 'mask-on':
      return mask(182, 0.3);
    case 'snorkel':
      return mask(110, 0.75) + tube;
    case 'regulator':
      return mask(182, 0.3) + regulator;
  }
}
