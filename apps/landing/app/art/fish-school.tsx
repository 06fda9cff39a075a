import { seeded, short, whole } from './random.ts';

interface FishSchoolProps {
  /** Seed of the fish's positions. */
  seed: number;
  count: number;
  className?: string;
}

/** The one fish that all schools repeat: back, belly, fins and eye. */
export function FishShape() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <g id="fish">
          <path d="M36 0C30-9 14-11 3-3l-12-7c3 7 3 13 0 20l12-7C14 11 30 9 36 0Z" />
          <path className="fish-belly" d="M35 1C29 8 14 10 4 3c10 3 22 3 31-2Z" />
          <path className="fish-fin" d="M24-7c-4-5-9-6-14-5l3 5ZM20 6c-2 4-5 6-9 6l3-6Z" />
        </g>
      </defs>
    </svg>
  );
}

/** A school of fish: dense in the middle, stragglers behind. */
export function FishSchool({ seed, count, className = '' }: FishSchoolProps) {
  return (
    <svg aria-hidden viewBox="0 0 600 300" className={className}>
      <FishGroup seed={seed} count={count} width={600} height={300} size={46} />
    </svg>
  );
}

interface FishGroupProps extends FishSchoolProps {
  width: number;
  height: number;
  /** The length of the largest fish, in the drawing's units. */
  size: number;
}

/** The fish of a school, in a drawing of their own or in another. */
export function FishGroup({ seed, count, width, height, size, className = '' }: FishGroupProps) {
  const random = seeded(seed);
  const fish: { x: number; y: number; scale: number; lean: number }[] = [];
  // A place too near to another fish is given up, so that no two of them overlap.
  for (let tries = 0; fish.length < count && tries < count * 30; tries += 1) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const across = Math.cos(angle) * reach;
    const x = width * (0.47 + across * 0.44);
    const y = height * (0.47 + Math.sin(angle) * reach * 0.4 * (1 - across * 0.3));
    const isFree = fish.every(
      (other) => Math.abs(other.x - x) > size * 0.92 || Math.abs(other.y - y) > size * 0.44,
    );
    const scale = (size * (0.6 + random() * 0.4)) / 44;
    if (isFree) fish.push({ x, y, scale, lean: random() * 12 - 6 });
  }
  return (
    <g className={`fish ${className}`}>
      {fish.map(({ x, y, scale, lean }, index) => (
        <use
          key={`${x} ${y}`}
          href="#fish"
          transform={`translate(${whole(x)} ${whole(y)})rotate(${whole(lean)})scale(${short(scale)})`}
          className={index % 5 === 0 ? 'fish-glint' : undefined}
        />
      ))}
    </g>
  );
}

/** A school in two halves, which the page's movement parts. */
export function PartingSchool({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 700 700" className={className}>
      <g className="half half-left">
        <FishGroup seed={15} count={36} width={420} height={700} size={44} />
      </g>
      <g className="half half-right">
        <g transform="translate(300 0)">
          <FishGroup seed={26} count={36} width={420} height={700} size={44} />
        </g>
      </g>
    </svg>
  );
}
