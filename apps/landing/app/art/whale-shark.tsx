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

/** Dots as one path, each relative to the one before. */
class Dots {
  path = '';
  #x = 0;
  #y = 0;

  add(x: number, y: number): void {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
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
    <svg aria-hidden viewBox="0 0 1200 420" className={className}>
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
      <path
        className="creature-far"
        d="M946 262c8 40-12 84-66 116 70-8 122-52 132-122ZM470 254c-6 22-26 42-54 52 42 2 78-14 98-44Z"
      />
      <g className="tail-sweep">
        <path
          className="shark-tail"
          d="M212 188C160 168 104 112 62 32c-10-14-22-10-18 8 16 68 40 118 48 158-6 44-26 102-30 150-2 18 10 16 20 2 36-56 78-108 130-132Z"
        />
        <path
          className="creature-rim"
          fill="none"
          strokeWidth="3"
          d="M50 36c40 84 98 138 160 156M66 358c34-64 82-116 146-136M96 198c-6 46-22 94-28 140"
        />
      </g>
      <path
        className="shark-fin"
        d="M566 104C540 62 504 30 450 12c20 36 26 72 22 106ZM338 148c-14-24-34-38-62-44 12 20 14 38 12 56Z"
      />
      <path
        fill="url(#shark-skin)"
        d="M180 196C300 154 430 112 560 101c140-12 290-4 400 11 98 13 150 26 186 46 22 14 24 44 4 58-44 28-110 46-212 58-140 12-320 6-460-12-120-16-220-30-300-44Z"
      />
      <path
        className="creature-belly"
        d="M1150 216c-44 26-110 44-212 56-140 12-320 6-460-12-110-14-200-28-276-40 130 8 300 18 460 14 200-4 380-6 496-24Z"
      />
      <path
        className="shark-fin shark-fin-near"
        d="M872 258c-18 52-74 104-166 140-14 4-16-4-6-12 42-34 62-74 66-118Z"
      />
      <path
        className="creature-rim"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        d="M190 192C300 154 430 113 560 102c140-12 290-4 400 11 96 13 148 26 184 46M868 264c-20 50-70 96-150 130M470 40c40 16 70 40 92 66"
      />
      <g className="creature-lines" fill="none" strokeWidth="2.500" strokeLinecap="round">
        <path d="M250 190c160-30 420-56 680-34M240 202c180-14 440-30 700-12M900 172c-12 24-12 46-4 64M922 172c-12 24-12 46-4 62M944 174c-10 22-10 42-4 56M966 176c-8 20-8 36-4 50M1164 188c-20 16-50 24-84 20" />
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
