/**
 * The coral line in parts. Each begins at the middle of a section, where the part above ends, and
 * both run vertically there. Units are thousandths of the column's width and the leg's height, so
 * the parts meet at any window size.
 */
const wide = [
  'M690 28C690 420 476 360 476 1000',
  'M476 0C476 420 532 560 532 1000',
  'M532 0C532 400 474 560 474 1000',
  'M474 0C474 340 524 420 524 580S480 780 480 1000',
  'M480 0C480 360 552 380 552 580S475 800 475 1000',
  'M475 0C475 480 470 760 409 1000',
];

/** On a phone the line stays in the margin beside the text. */
const narrow = [
  'M720 16C720 170 52 80 52 360C52 600 36 820 46 1000',
  'M46 0C54 300 34 620 44 1000',
  'M44 0C54 340 36 660 48 1000',
  'M48 0C36 320 58 640 44 1000',
  'M44 0C32 300 56 680 46 1000',
  'M46 0C54 300 36 700 46 860C52 940 101 940 101 1000',
];

export function BuddyLine() {
  return wide.map((path, index) => (
    <div key={path} aria-hidden className={`line-leg line-leg-${index + 1}`}>
      <Strand path={path} className="strand-wide" />
      <Strand path={narrow[index] ?? ''} className="strand-narrow" />
    </div>
  ));
}

function Strand({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className={`strand ${className}`}
      fill="none"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
