import { expect, test } from 'vitest';
import { readNames, renamed } from './noun-names.ts';

test('every spelling of the template noun is replaced', () => {
  const names = readNames(['safety-stops']);
  const written =
    'dive-trips/dive-trip dive_trips diveTripId listDiveTrips(DiveTrip) A dive trip. Dive trips, Dive Trips';
  expect(renamed(written, names)).toBe(
    'safety-stops/safety-stop safety_stops safetyStopId listSafetyStops(SafetyStop) A safety stop. Safety stops, Safety Stops',
  );
});

test.each([
  [['events'], { many: 'events', one: 'event' }],
  [['dive-categories', 'dive-category'], { many: 'dive-categories', one: 'dive-category' }],
])('%j is a valid name', (given, names) => {
  expect(readNames(given)).toEqual(names);
});

test.each(['', 'Events', 'sheep', 'dive trips'])('%j is not a valid name', (given) => {
  expect(() => readNames([given])).toThrow('in lower case with hyphens');
});

test('a noun that begins with a vowel gets the article "an"', () => {
  const names = readNames(['events']);
  expect(renamed('A dive trip, a dive trip and the dive trip', names)).toBe(
    'An event, an event and the event',
  );
});
