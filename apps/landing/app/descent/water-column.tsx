import { legs } from '../depths.ts';
import { DepthMetres } from './section.tsx';

/**
 * The water from the middle of one section to the middle of the next, once per leg. Each leg has
 * its part of the depth ramp and of the ruler, and is the gauge's timeline. So the gauge shows 12 m
 * when the section at 12 m is centred, whatever its height.
 */
export function WaterColumn() {
  return legs.map(({ number, from, to }) => (
    <div key={number} aria-hidden className={`leg leg-${number}`}>
      <div className="ruler">
        {from === 0 && (
          <span className="ruler-mark ruler-mark-first">
            <DepthMetres value={from} />
          </span>
        )}
        <span className="ruler-mark">
          <DepthMetres value={to} />
        </span>
      </div>
    </div>
  ));
}
