import { seeded, short } from './random.ts';

interface FishSchoolProps {
  /** Seed of the fish's positions. */
  seed: number;
  count: number;
  className?: string;
}

/** A school of fish: dense in the middle, stragglers behind. */
export function FishSchool({ seed, count, className = '' }: FishSchoolProps) {
  const id = `fish-${seed}`;
  return (
    <svg aria-hidden viewBox="0 0 600 300" className={className}>
      <symbol id={id} viewBox="-10 -9 46 18" overflow="visible">
        <path d="M36 0C28-8 12-8 2-2l-11-7c2 6 3 12 0 18l11-7C12 8 28 8 36 0Z" />
      </symbol>
      {positions(seed, count).map(([x, y, width], index) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}`}
          x={x}
          y={y}
          width={width}
          height={Number(width) * 0.4}
          className={index % 5 === 0 ? 'fish-glint' : 'fish'}
        />
      ))}
    </svg>
  );
}

function positions(seed: number, count: number): string[][] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const reach = random() ** 0.6;
    const x = 280 + Math.cos(angle) * reach * 250;
    const y = 140 + Math.sin(angle) * reach * 110 + (x - 280) * -0.12;
    return [x, y, 16 + random() * 16].map(short);
  });
}
