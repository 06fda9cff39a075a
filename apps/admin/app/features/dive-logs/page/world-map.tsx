import { mapFrame, mapPoint } from './map-frame.ts';
import land from './world-land.svg?no-inline';

/** The latitudes of the tropics and the equator. */
const circles = [23.44, 0, -23.44];

interface Props {
  /** Without a position, the map has no pin. */
  position: { latitude: number; longitude: number } | null;
  label: string;
}

/** A world map that needs no tile server. West is on the left in every language. */
export function WorldMap({ position, label }: Props) {
  const { width, height, north } = mapFrame;
  const pin = position && mapPoint(position);
  return (
    <div dir="ltr" role="img" aria-label={label} className="relative bg-accent-soft/60">
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full">
        <g stroke="var(--accent)" strokeOpacity=".3" strokeDasharray="2 3">
          {circles.map((latitude) => (
            <path
              key={latitude}
              d={`M0 ${north - latitude}h${width}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
        <use href={`${land}#land`} fill="var(--accent)" fillOpacity=".42" />
      </svg>
      {pin && (
        <span
          className="absolute size-3 -translate-1/2 rounded-full bg-buddy outline-2 outline-surface-raised before:absolute before:-inset-2.5 before:rounded-full before:bg-buddy/25 after:absolute after:-inset-1.5 after:rounded-full after:bg-buddy/25"
          style={{ insetInlineStart: `${pin.x}%`, top: `${pin.y}%` }}
        />
      )}
    </div>
  );
}
