import { seeded, short } from './random.ts';

/** Pale spots in rows along the back. */
function spots(): string {
  const random = seeded(30);
  let d = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 26; column += 1) {
      const along = column / 25;
      const x = 190 + along * 650 + random() * 14;
      const back = 168 - 46 * Math.sin(Math.PI * (0.12 + along * 0.7));
      const y = back + 14 + row * (10 + 9 * Math.sin(Math.PI * (0.1 + along * 0.75)));
      d += `M${short(x)} ${short(y)}h.1`;
    }
  }
  return d;
}

/** A whale shark at the edge of visibility. */
export function WhaleShark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 30 1000 340" className={className}>
      <path
        className="creature-far"
        d="M650 232c-6 40-30 78-74 104 74-8 130-44 158-92ZM380 226c-4 20-18 36-40 46 36 0 64-12 80-36ZM300 138c-14-22-30-34-50-38 8 18 8 32 0 46Z"
      />
      <g className="tail-sweep">
        <path
          className="creature-body"
          d="M190 158c-40 8-76 12-96 12-16-46-44-84-84-108 10 44 22 82 34 116-8 34-16 76-34 118 44-20 78-52 98-96 26 0 58 4 92 10Z"
        />
      </g>
      <path
        className="creature-body"
        d="M968 178c0-16-30-28-84-36-96-14-220-40-352-34-140 6-264 32-372 56v38c70 10 150 30 250 40 140 14 300 18 420 2 90-12 138-34 138-66Z"
      />
      <path className="creature-body" d="M520 110c-20-34-54-60-92-66 12 28 10 54-8 80Z" />
      <path
        className="creature-belly"
        d="M966 186c-14 24-60 40-132 48-118 14-280 10-420-6-96-10-170-28-254-34v8c70 10 150 30 250 40 140 14 300 18 420 2 82-12 128-32 136-58Z"
      />
      <path className="creature-spots" strokeWidth="7" strokeLinecap="round" d={spots()} />
      <g className="creature-lines" fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M740 160c-10 20-10 38-2 54M760 160c-10 20-10 38-2 54M780 162c-8 18-8 34-2 48M800 164c-8 16-8 30-2 42M964 178c-20 8-44 12-64 12" />
      </g>
      <circle cx="892" cy="172" r="4" className="creature-eye" />
    </svg>
  );
}
