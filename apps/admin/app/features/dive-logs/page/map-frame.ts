/**
 * The part of the world that the map shows, in degrees: all longitudes, and the latitudes with dive
 * sites. One SVG unit is one degree.
 */
export const mapFrame = { west: -180, north: 84, width: 360, height: 142 };

/** A position's place on the map, in percent from its west and north edges. */
export function mapPoint(position: { latitude: number; longitude: number }) {
  return {
    x: ((position.longitude - mapFrame.west) / mapFrame.width) * 100,
    y: Math.min(100, Math.max(0, ((mapFrame.north - position.latitude) / mapFrame.height) * 100)),
  };
}
