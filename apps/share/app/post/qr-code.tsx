import { useLingui } from '@lingui/react/macro';
import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';

/** Modules of white around the code, without which readers do not find it. */
const quiet = 2;
/** Readers take any; to find the prettiest of the eight would cost more than the rest of the page. */
const maskPattern = 3;

interface Drawing {
  size: number;
  path: string;
}

/** By text: to encode one takes longer than to render the page around it. */
const drawings = new LRUCache<string, Drawing>({ max: 1_000 });

function draw(text: string): Drawing {
  const known = drawings.get(text);
  if (known) return known;
  const { data, size } = encode(text, { ecc: 'M', border: quiet, maskPattern });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const drawing = { size, path: modules.join('') };
  drawings.set(text, drawing);
  return drawing;
}

/** Dark on light in both themes: many readers refuse the inverse. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { size, path } = draw(text);
  return (
    <svg
      role="img"
      aria-label={t`QR code that opens this post`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-card bg-white"
    >
      <path d={path} fill="#001728" />
    </svg>
  );
}
