import { seeded } from './random.ts';

type Profile = readonly (readonly [x: number, y: number])[];

/** The back and the belly as points from the tail to the snout. */
const back: Profile = [
  [180, 196],
  [300, 158],
  [430, 122],
  [560, 101],
  [700, 93],
  [850, 99],
  [960, 112],
  [1060, 134],
  [1150, 164],
];
const belly: Profile = [
  [180, 214],
  [360, 241],
  [480, 258],
  [620, 274],
  [800, 280],
  [940, 270],
  [1040, 252],
  [1150, 214],
];

function heightAt(profile: Profile, x: number): number {
  const next = profile.findIndex(([end]) => end >= x);
  const [x1, y1] = profile[next] ?? [x, 0];
  const [x0, y0] = profile[next - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

const columns = 33;

/** A coarse grid, because its numbers compress to fewer bytes. */
function onGrid(place: number): number {
  return Math.round(place / 3) * 3;
}

/** Dots as one path, each relative to the one before. */
class Dots {
  path = '';
  #x = 0;
  #y = 0;

  add(x: number, y: number): void {
    const [nextX, nextY] = [onGrid(x), onGrid(y)];
    this.path += `m${nextX - this.#x} ${nextY - this.#y}h0`;
    this.#x = nextX;
    this.#y = nextY;
  }
}

/** Exactly `count` spots in the animal's own order: rows from back to flank, larger amidships. */
function spots(count: number): { small: string; large: string } {
  const random = seeded(30);
  const places = Array.from({ length: columns }, (_, at) => 236 + ((1118 - 236) * at) / columns);
  const thickness = places.map((x) => heightAt(belly, x) - heightAt(back, x));
  const total = thickness.reduce((sum, one) => sum + one, 0);
  const [small, large] = [new Dots(), new Dots()];
  let shown = 0;
  let passed = 0;
  for (const [column, x] of places.entries()) {
    const thick = thickness[column] ?? 0;
    passed += thick;
    const upTo = Math.round((count * passed) / total);
    const inColumn = upTo - shown;
    for (let row = 0; row < inColumn; row += 1) {
      const across = 0.07 + (0.68 * (row + (column % 2) / 2 + random() * 0.4)) / inColumn;
      const isLarge = x < 900 && row < inColumn * 0.6;
      (isLarge ? large : small).add(
        x + random() * 12 + row * 1.4,
        heightAt(back, x) + thick * across,
      );
    }
    shown = upTo;
  }
  return { small: `M0 0${small.path}`, large: `M0 0${large.path}` };
}

interface WhaleSharkProps {
  /** How many spots her back has. */
  spotCount: number;
  className?: string;
}

/** A whale shark with her cleaner fish, twelve metres from snout to tail. */
export function WhaleShark({ spotCount, className = '' }: WhaleSharkProps) {
  return (
    <svg aria-hidden viewBox="30 0 1160 420" className={className}>
      <defs>
        <g id="whale-shark">
          <SharkBody spotCount={spotCount} />
        </g>
      </defs>
      <use href="#whale-shark" />
    </svg>
  );
}

function SharkBody({ spotCount }: Pick<WhaleSharkProps, 'spotCount'>) {
  const { small, large } = spots(spotCount);
  return (
    <>
      <linearGradient id="shark-skin" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="shark-high" />
        <stop offset="0.62" className="shark-middle" />
        <stop offset="1" className="shark-low" />
      </linearGradient>
      <linearGradient id="shark-fin" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className="shark-root" />
        <stop offset="0.5" className="shark-blade" />
        <stop offset="1" className="shark-tip" />
      </linearGradient>
      {/* The fins of her far side. */}
      <path
        className="shark-far"
        d="M980 250c22 40 20 86-12 130-6 8-14 4-12-6 6-50-16-84-52-112ZM500 244c4 30-8 56-38 74-8 4-12-2-8-10 10-22 6-40-12-58Z"
      />
      <g className="tail-sweep">
        <path
          className="shark-tail"
          d="M250 180C190 168 118 116 74 26c-8-16-24-12-22 6 10 72 36 122 46 172-6 46-24 90-40 132-6 16 8 24 20 10 40-50 96-98 172-116Z"
        />
        <path
          className="shark-tail-shade"
          d="M250 208C170 216 110 280 62 350c4 6 10 4 16-4 40-50 96-98 172-116Z"
        />
        <path
          className="creature-rim"
          fill="none"
          strokeWidth="3"
          d="M66 24c48 92 120 142 184 156"
        />
      </g>
      <path
        className="shark-fin"
        d="M580 112C556 66 520 34 468 14c-12-4-18 4-12 14 20 34 26 62 18 96ZM352 156c-16-32-38-50-68-58-10-2-14 4-8 12 14 22 16 38 6 66Z"
      />
      <path
        fill="url(#shark-skin)"
        d="M180 188C300 152 430 112 560 101c140-12 290-4 400 11 98 13 150 26 186 46 22 14 24 44 4 58-44 28-110 46-212 58-140 12-320 6-460-12-120-16-220-30-300-52Z"
      />
      <path
        className="creature-belly"
        d="M1152 214c-46 28-112 46-214 60-140 12-320 6-460-12-110-14-200-28-276-44 130 8 300 14 460 12 200-4 388-2 490-16Z"
      />
      <path
        className="shark-lines"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M210 206c200 14 440 6 690-14M1156 186c-22 18-58 28-96 24"
      />
      {/* The near fin grows out of the flank: its root has the skin's own colour. */}
      <path
        fill="url(#shark-fin)"
        d="M812 226c40-14 84-8 104 22-8 62-66 124-158 156-14 6-20-4-8-14 46-44 64-98 62-164Z"
      />
      <path
        className="shark-lines"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        d="M820 232c34-14 74-6 92 16"
      />
      <path
        className="creature-rim"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M190 186C300 152 430 113 560 102c140-12 290-4 400 11 96 13 148 26 184 46M470 20c48 18 84 48 106 90M914 252c-12 58-66 114-150 146"
      />
      <g className="creature-lines" fill="none" strokeWidth="2.500" strokeLinecap="round">
        <path d="M250 182c160-30 420-52 680-32M946 172c-12 24-12 46-4 64M966 172c-12 24-12 46-4 62M986 174c-10 22-10 42-4 56M1006 176c-8 20-8 36-4 50" />
      </g>
      <g className="creature-spots" strokeLinecap="round">
        <path strokeWidth="8" d={large} />
        <path strokeWidth="5" d={small} />
      </g>
      <circle cx="1096" cy="188" r="6" className="shark-eye" />
      <circle cx="1098" cy="186" r="2" className="creature-eye" />
      <g className="shark-pilots">
        {[
          [1010, 300, 0.7],
          [1060, 286, 0.55],
          [900, 312, 0.6],
          [640, 306, 0.5],
          [1120, 262, 0.5],
        ].map(([x, y, size]) => (
          <use
            key={x}
            href="#fish"
            transform={`translate(${x} ${y}) scale(${size})`}
            className="fish"
          />
        ))}
      </g>
    </>
  );
}
