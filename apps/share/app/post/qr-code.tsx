import { useLingui } from '@lingui/react/macro';
import { LRUCache } from 'lru-cache';
import { encode } from 'uqr';

/** White modules around the code; readers need them to find it. */
const quiet = 2;
/**
 * Readers accept any mask; choosing the best of the eight would cost more than the rest of the
 * page.
 */
const maskPattern = 3;

interface Drawing {
  size: number;
  path: string;
}

/** Cached by text: encoding takes longer than rendering the page around it. */
const drawings = new LRUCache<string, Drawing>({ max: 1_000 });

function draw(text: string): Drawing {
  const cached = drawings.get(text);
  if (cached) return cached;
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
