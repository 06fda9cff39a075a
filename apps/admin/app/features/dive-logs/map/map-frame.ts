/**
 * The part of the world that the map shows, in degrees: every longitude, and the latitudes where
 * there is water to dive in. One unit of the drawing is one degree.
 */
export const mapFrame = { west: -180, north: 84, width: 360, height: 142 };

/** Where a position lies on the map, in percent from its west and north edges. */
export function mapPoint(position: { latitude: number; longitude: number }) {
  return {
    x: ((position.longitude - mapFrame.west) / mapFrame.width) * 100,
    y: Math.min(100, Math.max(0, ((mapFrame.north - position.latitude) / mapFrame.height) * 100)),
  };
}
