import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';

/** Modules of white around the code, without which readers do not find it. */
const quiet = 2;

/** Dark on light in both themes: many readers refuse the inverse. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={t`QR code that opens this post`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-card bg-white"
    >
      <path d={modules.join('')} fill="#001728" />
    </svg>
  );
}
