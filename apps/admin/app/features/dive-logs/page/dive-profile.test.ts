import { describe, expect, it } from 'vitest';
import { diveProfile, profilePath } from './dive-profile.ts';

const dive = {
  timeIn: '09:10',
  timeOut: '09:58',
  timeThisDive: 48,
  bottomTime: 42,
  maxDepth: 66,
  averageDepth: 41,
  freediveOrScuba: 'SCUBA',
};
type Profile = NonNullable<ReturnType<typeof diveProfile>>;

function averageOf({ points, length }: Profile): number {
  const area = points.slice(1).reduce((sum, [minute, depth], at) => {
    const [fromMinute, fromDepth] = points[at] ?? [0, 0];
    return sum + ((depth + fromDepth) / 2) * (minute - fromMinute);
  }, 0);
  return area / length;
}

describe('diveProfile', () => {
  it('has the recorded length, depth, bottom time and average', () => {
    const profile = diveProfile(dive);
    expect(profile).toMatchObject({ minutes: 48, bottomMinutes: 42, deepest: 66 });
    expect(Math.max(...(profile?.points ?? []).map(([, depth]) => depth))).toBe(66);
    expect(profile?.points.at(-1)).toEqual([48, 0]);
    expect(averageOf(profile as Profile)).toBeCloseTo(41, 6);
  });

  it.each([
    [{ averageDepth: 66 }],
    [{ averageDepth: 1 }],
    [{ averageDepth: 80 }],
    [{ averageDepth: null }],
    [{ bottomTime: 400 }],
    [{ bottomTime: null }],
    [{ bottomTime: -3 }],
    [{ maxDepth: 2000 }],
    [{ timeThisDive: 1 }],
    [{ freediveOrScuba: 'FREEDIVE' }],
    [{ freediveOrScuba: null }],
  ])('stays below the surface and never runs back in time: %j', (change) => {
    const profile = diveProfile({ ...dive, ...change }) as Profile;
    const minutes = profile.points.map(([minute]) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    for (const [minute, depth] of profile.points) {
      expect(depth).toBeGreaterThanOrEqual(0);
      expect(depth).toBeLessThanOrEqual(profile.deepest);
      expect(minute).toBeLessThanOrEqual(profile.length + 1e-9);
    }
  });

  it('takes its length from the clock times, even across midnight, or else from the bottom time', () => {
    expect(diveProfile({ ...dive, timeThisDive: null })?.minutes).toBe(48);
    const night = { ...dive, timeThisDive: null, timeIn: '23:50', timeOut: '00:32' };
    expect(diveProfile(night)?.minutes).toBe(42);
    expect(diveProfile({ ...night, timeIn: null })?.minutes).toBe(42);
    expect(diveProfile({ ...night, timeIn: null, bottomTime: null })?.minutes).toBeNull();
  });

  it('needs a depth, but the average is enough', () => {
    expect(diveProfile({ ...dive, maxDepth: null, averageDepth: null })).toBeNull();
    expect(diveProfile({ ...dive, maxDepth: 0 })).toBeNull();
    expect(diveProfile({ ...dive, maxDepth: null })?.deepest).toBe(41);
  });
});

it('profilePath draws into a box of 100 by 100', () => {
  const profile = diveProfile(dive) as Profile;
  expect(profilePath(profile, 132)).toMatch(/^M0 0L[\d.]+ 50L.*L100 0$/);
});
