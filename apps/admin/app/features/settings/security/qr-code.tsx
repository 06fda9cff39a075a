import { encode } from 'uqr';

/** White modules around the code; readers need them to find it. */
const quiet = 2;

/** Dark on light in both themes: many readers refuse the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-card border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#001728" />
    </svg>
  );
}
